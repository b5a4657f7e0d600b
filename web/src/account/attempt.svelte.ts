/** Something asked of the server: whether it is under way, what was refused, what was said at the end. */
import { refusalOf } from '../net/api';

export class Attempt {
  busy = $state(false);
  problem: unknown = $state.raw(null);
  /** A sentence once it has worked. */
  told = $state('');
  /** Whether the server wants to see again that it is the owner who asks. */
  asksPassword = $state(false);
  password = $state('');

  /** The code of what was refused; empty where nothing was. */
  get code(): string {
    return this.problem === null ? '' : refusalOf(this.problem).code;
  }

  /** Does it, and gives whether it has worked; nothing while something else is under way, for the button stays. */
  async run(act: (password: string | undefined) => Promise<unknown>, told = ''): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    this.told = '';
    try {
      await act(this.password || undefined);
      this.told = told;
      this.asksPassword = false;
      this.password = '';
      return true;
    } catch (reason) {
      this.problem = reason;
      this.asksPassword = refusalOf(reason).code === 'sign-in-again';
      return false;
    } finally {
      this.busy = false;
    }
  }
}
