/** A start that cannot go on. The message tells the person at the console why; it is printed without a stack. */
export class StartRefused extends Error {}
