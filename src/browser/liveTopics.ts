const topics = new EventTarget();

/** Tells whoever shows it that a list of the server has changed. */
export const announceTopic = (topic: string): void => {
  topics.dispatchEvent(new Event(topic));
};

/** Calls back on each change of a list. @returns a function that ends it */
export function onTopic(topic: string, hear: () => void): () => void {
  topics.addEventListener(topic, hear);
  return () => topics.removeEventListener(topic, hear);
}
