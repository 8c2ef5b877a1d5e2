import { refuse } from '../../../errors';

/** The most files of one person that may be read or wait at once. */
const AT_ONCE = 2;

const tooMany = () => refuse('files_still_read', {}, { retryAfter: 30 });

/**
 * One file after the other, since each may take a core and a few hundred megabytes; people take
 * turns, so that nobody waits for more than one file of each other person.
 */
export class Turns {
  /** What each person waits for, in the order of their turns. */
  private readonly lines = new Map<string, (() => Promise<void>)[]>();
  private isReading = false;

  /** Throws 429 for whoever has too many files waiting. */
  take<T>(person: string, read: () => Promise<T>): Promise<T> {
    const line = this.lines.get(person) ?? [];
    if (line.length >= AT_ONCE) throw tooMany();
    this.lines.set(person, line);
    return new Promise((resolve, reject) => {
      line.push(() => read().then(resolve, reject));
      void this.readAll();
    });
  }

  private async readAll(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    for (let next = this.next(); next; next = this.next()) {
      const [person, line] = next;
      await line[0]?.();
      line.shift();
      this.lines.delete(person);
      if (line.length > 0) this.lines.set(person, line);
    }
    this.isReading = false;
  }

  private next() {
    return this.lines.entries().next().value;
  }
}
