/** The start cannot go on, and the message tells the person at the console why: no stack is needed. */
export class StartRefused extends Error {}
