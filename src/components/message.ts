/**
 * The id of the element in which messages appear (see layout/Layout.tsx). The HTML already contains the element, so that screen readers
 * watch it from the beginning.
 */
export const messagesId = "messages";

/** The time, in milliseconds, for which a message is visible. */
const duration = 4000;

/** The maximum number of messages that are visible at the same time. */
const maxShown = 3;

/** Shows a short message in the corner of the page. Screen readers read the message aloud. */
export function notify(text: string): void {
  const messages = document.getElementById(messagesId);
  if (!messages) return;
  const message = document.createElement("p");
  message.textContent = text;
  messages.append(message);
  if (messages.children[maxShown]) messages.children[0]?.remove();
  setTimeout(() => message.remove(), duration);
  if (!messages.hidePopover) return;
  // The popover is hidden and shown again, because it then moves above all other popovers, for example above the popover with a source.
  messages.hidePopover();
  messages.showPopover();
}
