/** What lies on the desk, asked for again whenever something may have changed, and acts on their way. */
import { Announcer } from '../../speech/announcer.svelte';
import { loadDesk, rule, type Act, type Desk, type DeskGame, type Done } from '../../net/desk';

/** Milliseconds between two looks while there is no line on which the desk's bell could ring. */
const LOOK_AGAIN = 2000;

export class DeskSession {
  desk: Desk = $state.raw()!;
  busy = $state(false);
  problem: unknown = $state.raw(null);
  readonly announcer = new Announcer();
  private before: Promise<unknown> = Promise.resolve();
  private looking: Promise<void> | null = null;
  private again = false;

  /** To be made while a component is: while it is `deaf` it looks again and again. */
  constructor(
    readonly id: string,
    first: Desk,
    private readonly heard: (before: Desk, now: Desk) => void,
    deaf: () => boolean,
  ) {
    this.desk = first;
    $effect(() => {
      if (!deaf()) return;
      const timer = setInterval(() => void (document.hidden || this.look()), LOOK_AGAIN);
      return () => clearInterval(timer);
    });
  }

  /** The game of a number; undefined when it is not under way. */
  game(number: number): DeskGame | undefined {
    return this.desk.games.find(({ game }) => game === number);
  }

  /** Asks what lies on the desk now; while an answer is on its way, once more after it. It is shown when the promise is kept. */
  look(): Promise<void> {
    if (this.looking !== null) this.again = true;
    return (this.looking ??= this.ask());
  }

  private async ask(): Promise<void> {
    try {
      do {
        this.again = false;
        const before = this.desk;
        this.desk = await loadDesk(this.id);
        this.heard(before, this.desk);
      } while (this.again);
    } catch {
      // The line to the server says so itself; the next look asks again.
    } finally {
      this.looking = null;
    }
  }

  /** Does something, after what was asked for before; what was done, or null when it was refused, which is told. */
  do(act: Act, said = ''): Promise<Done | null> {
    const mine = this.before.then(() => this.send(act, said));
    this.before = mine;
    return mine;
  }

  private async send(act: Act, said: string): Promise<Done | null> {
    this.busy = true;
    this.problem = null;
    try {
      const done = await rule(this.id, act);
      await this.look();
      if (said !== '') this.announcer.say(said);
      return done;
    } catch (reason) {
      this.problem = reason;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
