import { inOrder, inWords, outOfOrder, readWhen } from "./dates";

test.each([
  ["1985", "1985"],
  ["1985-06", "June 1985"],
  ["1985-06-03", "3 June 1985"],
  ["1985-08-07T07:35", "7 August 1985 at 07:35"],
  ["1985~", "about 1985"],
  ["1985-06~", "about June 1985"],
  ["1985-06-03~", "about 3 June 1985"],
  ["[1985..1987]", "between 1985 and 1987"],
  ["[..1985-06]", "in or before June 1985"],
  ["[..1985-06-03]", "on or before 3 June 1985"],
  ["[1985-06..]", "in or after June 1985"],
  ["[1985-06-03..]", "on or after 3 June 1985"],
  ["1985-06/1985-08", "June 1985 to August 1985"],
  ["1984-02-29", "29 February 1984"],
])("%s is %s", (when, words) => {
  expect(inWords(when, "en-GB")).toBe(words);
});

test.each([
  ["a British summer", -60],
  ["New York", 240],
])("a time of day is shown as it is written, on a computer in the time zone of %s", (_zone, offset) => {
  const zone = jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
  expect(inWords("1985-08-07T07:35", "en-GB")).toBe("7 August 1985 at 07:35");
  expect(readWhen("1985-08-07T07:35")?.first.iso).toBe("1985-08-07T07:35");
  zone.mockRestore();
});

test("words are those of the site's language", () => {
  expect(inWords("1985-06-03", "de")).toBe("3. Juni 1985");
});

test.each([
  ["words", "about 1985"],
  ["a month that does not exist", "1985-13"],
  ["a day that does not exist", "1985-02-29"],
  ["a day that does not exist, in a stretch", "[1985-06-31..1986]"],
  ["a stretch the wrong way round", "[1987..1985]"],
  ["a time the wrong way round", "1987/1985"],
  ["doubt of another kind", "1985?"],
  ["doubt of one part", "1985-~06"],
  ["a digit that is not known", "198X"],
  ["ends of which one says more", "[1985-06-03..1987]"],
  ["a season", "1985-21"],
  ["several dates", "[1985,1987]"],
  ["a list", "{1985,1987}"],
  ["an open time", "1985/.."],
  ["an approximate end", "1985~/1987"],
  ["a year before the first", "-0005"],
  ["the year 0", "0000"],
  ["seconds", "1985-08-07T07:35:10"],
  ["a time zone", "1985-08-07T07:35Z"],
  ["a stretch of minutes", "[1985-08-07T07:35..1985-08-07T08:00]"],
  ["nothing", ""],
])("refuses %s: %s", (_what, when) => {
  expect(readWhen(when)).toBeUndefined();
});

/** Returns whether `a` counts as out of order in a list that contains `b` before `a`. */
const earlier = (a: string, b: string) => outOfOrder([b, a]).length > 0;

test.each([
  ["1985", "1986"],
  ["1985-08-07", "1985-08-08"],
  ["1985-08-07T07:35", "1985-08-07T07:36"],
  ["1985-06~", "1985-07"],
  ["[1985..1987]", "1988"],
  ["1984-12", "[1985..1987]"],
  ["[..1985]", "1986"],
  ["1984", "[1985..]"],
  ["1985-06/1990", "1986"],
])("%s is earlier than %s, and not the other way round", (a, b) => {
  expect([earlier(a, b), earlier(b, a)]).toEqual([true, false]);
});

test.each([
  ["1985", "1985-08-07"],
  ["1985-08-07", "1985-08-07T07:35"],
  ["[1985..1987]", "1986-05"],
  ["[..1985]", "1985-03"],
  ["[1985..]", "1986"],
  ["1984", "[..1985]"],
  ["no date", "1985"],
])("neither %s nor %s is earlier", (a, b) => {
  expect([earlier(a, b), earlier(b, a)]).toEqual([false, false]);
});

test("each date that is in the wrong place is reported with the latest date before it", () => {
  expect(outOfOrder(["1985", "1990", "1987", "no date", "1988-02", "1991"])).toEqual([
    { index: 2, date: "1987", after: "1990" },
    { index: 4, date: "1988-02", after: "1990" },
  ]);
});

test("an entry goes to its place, and stays where it is if nothing speaks against it", () => {
  const sorted = (...dates: string[]) => inOrder(dates, (date) => date);
  expect(sorted("1985", "1990-05", "1986-10~")).toEqual(["1985", "1986-10~", "1990-05"]);
  expect(sorted("1985", "1990-05", "[..1986]")).toEqual(["1985", "[..1986]", "1990-05"]);
  expect(sorted("1985", "1985-03", "[1984..1986]")).toEqual(["1985", "1985-03", "[1984..1986]"]);
});
