/** An event of duplicate whose squares are called in the other style of coordinates than the server's. */
import type { EventMessage, EventView, GameOfEvent, Handed, OwnResult, Question, RoundLine, RunView } from '../net/duplicate';
import { restyled } from '../play/squares';

const restyledRound = <Line extends Pick<RoundLine, 'top'>>(line: Line): Line => ({ ...line, top: { ...line.top, text: restyled(line.top.text) } });

const restyledResult = <Result extends OwnResult | null>(result: Result): Result =>
  result?.text === undefined ? result : { ...result, text: restyled(result.text) };

/** The closed rounds of one game, or of an event played alone. */
export const restyledRounds = <Game extends Pick<GameOfEvent | RunView, 'rounds' | 'results'>>(game: Game): Game => ({
  ...game,
  rounds: game.rounds.map(restyledRound),
  results: game.results.map(restyledResult),
});

export const restyledEvent = (view: EventView): EventView => ({
  ...restyledRounds(view),
  beside: view.beside && restyledRounds(view.beside),
  slips: view.slips.map((slip) => ({ ...slip, text: restyled(slip.text), safe: slip.safe && restyled(slip.safe) })),
});

const restyledQuestion = (question: Question): Question => ({ ...question, meant: question.meant && restyled(question.meant) });

export function restyledMessage(message: EventMessage): EventMessage {
  switch (message.type) {
    case 'tournament':
      return { ...message, ...restyledEvent(message) };
    case 'closed':
      return { ...restyledRound(message), you: restyledResult(message.you) };
    case 'ack':
      return { ...message, question: message.question && restyledQuestion(message.question) };
    default:
      return message;
  }
}

/** What somebody hands in who writes the other style, as the server reads it. */
export const restyledHanded = <Slip extends Handed | { readonly text?: string; readonly safe_text?: string }>(handed: Slip): Slip => ({
  ...handed,
  ...('text' in handed && handed.text !== undefined ? { text: restyled(handed.text) } : {}),
  ...(handed.safe_text === undefined ? {} : { safe_text: restyled(handed.safe_text) }),
});
