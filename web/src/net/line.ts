/** A socket that one only listens to, opened again whenever it is lost. */
import type { Socket } from './connection';

/** Milliseconds before the first try again, and the most there are between two tries. */
const FIRST = 500;
const MOST = 15_000;

export interface LineWiring {
  readonly address: () => string;
  readonly hear: (message: unknown) => void;
  /** Whether there is a line, whenever that changes. */
  readonly onlink?: (open: boolean) => void;
  readonly open?: (address: string) => Socket;
  /** Runs something later; the answer cancels it. */
  readonly later?: (run: () => void, milliseconds: number) => () => void;
  /** Between 0 and 1: so that all who lost a server do not come back at one moment. */
  readonly chance?: () => number;
}

/** How long to wait before the next try, after so many that have failed: half of it is chance. */
export function pause(failures: number, chance: number): number {
  const longest = Math.min(MOST, FIRST * 2 ** failures);
  return longest / 2 + (longest / 2) * chance;
}

/** Keeps a line open until the answer is called. */
export function keepLine({ address, hear, onlink = () => {}, open = webSocket, later = after, chance = Math.random }: LineWiring): () => void {
  let failures = 0;
  let closed = false;
  let socket: Socket;
  let cancel = (): void => {};

  function connect(): void {
    socket = open(address());
    socket.onopen = () => {
      failures = 0;
      onlink(true);
    };
    socket.onmessage = ({ data }) => hear(JSON.parse(data));
    socket.onclose = () => {
      if (closed) return;
      onlink(false);
      cancel = later(connect, pause(failures++, chance()));
    };
  }

  connect();
  return () => {
    closed = true;
    cancel();
    socket.close();
  };
}

/** The socket of a real browser. */
export const webSocket = (address: string): Socket => new WebSocket(address) as Socket;

/** A timer; the answer stops it. */
export function after(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
