@echo off
rem Starts the editor by a double click, on Windows; says what is missing. docs/set-up-for-volunteers.md
rem Unlike cd, pushd also works in a folder on a network drive (\\server\share).
pushd "%~dp0"
where node >nul 2>nul
if errorlevel 1 (
  echo Node.js is missing. Install it from https://nodejs.org ^(the version called LTS^), then open this file again.
  pause
  exit /b 1
)
node scripts\startEditor.mjs %*
if errorlevel 1 pause
