/** A list that stays where it is while it is fetched anew: nobody loses the place in it. */
export class Listed<Item> {
  items: readonly Item[] | null = $state.raw(null);
  problem: unknown = $state.raw(null);

  constructor(private readonly fetched: () => Promise<readonly Item[]>) {
    void this.load();
  }

  async load(): Promise<void> {
    try {
      this.items = await this.fetched();
      this.problem = null;
    } catch (reason) {
      this.problem = reason;
    }
  }
}
