/** What the live regions say. The same sentence twice is changed by a space, so that it is read again. */
export class Announcer {
  polite = $state('');
  urgent = $state('');

  say(text: string): void {
    this.polite = again(this.polite, text);
  }

  alert(text: string): void {
    this.urgent = again(this.urgent, text);
  }
}

const again = (before: string, text: string): string => (before === text ? `${text}\u00a0` : text);
