/** The id of the element in which messages appear (layout/Layout.tsx). It is part of the HTML, so that screen readers watch it from the beginning. */
export const messagesId = "messages";

/** How long a message is shown, in milliseconds. */
const duration = 4000;

/** How many messages are shown at a time. */
const maxShown = 3;

/** Shows a short message in the corner of the page and has it read aloud. */
export function notify(text: string): void {
  const messages = document.getElementById(messagesId);
  const message = document.createElement("p");
  message.textContent = text;
  messages?.append(message);
  if (messages && messages.childElementCount > maxShown) messages.firstElementChild?.remove();
  setTimeout(() => message.remove(), duration);
}
