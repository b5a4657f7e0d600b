/**
 * Every value that server and page exchange. Generated from the server's own types: do not edit.
 *
 * `make docs` writes it anew.
 */

export interface components {
    schemas: {
        /**
         * AbortMove
         * @description The game called off alone, in the first round before one's own turn.
         */
        readonly AbortMove: {
            /** @enum {unknown} */
            readonly kind: "abort";
        };
        /**
         * AcceptMove
         * @description The last play let stand, so that its challenge window closes early.
         */
        readonly AcceptMove: {
            /** @enum {unknown} */
            readonly kind: "accept";
        };
        /**
         * Ack
         * @description The move was taken and is on the disk; `seq` is its last event.
         */
        readonly Ack: {
            /** @enum {unknown} */
            readonly type: "ack";
            readonly move_id: string;
            readonly seq: number;
        };
        /**
         * AddPlayer
         * @description Somebody plays on paper.
         */
        readonly AddPlayer: {
            /** @enum {unknown} */
            readonly act: "player";
            readonly entrant: components["schemas"]["Entrant"];
        };
        /**
         * Adjudication
         * @description Which seats have won; none calls the game off.
         */
        readonly Adjudication: {
            readonly winners: readonly number[];
        };
        /**
         * Again
         * @description The rack of the round goes back or is announced again; slips of before count nothing.
         */
        readonly Again: {
            /** @enum {unknown} */
            readonly type: "again";
            readonly seq: number;
            readonly game: number;
            readonly number: number;
            /**
             * @description `cancelled` by the referee, who gives a `reason`, or `repeated`.
             * @enum {unknown}
             */
            readonly why: "cancelled" | "repeated";
            readonly reason: string;
        };
        /**
         * AgainstEnd
         * @description Somebody did not agree to end the game.
         */
        readonly AgainstEnd: {
            /** @description Who. */
            readonly seat: number;
            /** @description Why, where a computer says so: it would still play, or exchange. */
            readonly reason: ("exchange" | "play") | null;
        };
        /**
         * Agreed
         * @description What was agreed on for an event, as everybody may know it.
         */
        readonly Agreed: {
            /** @description Of the event. */
            readonly id: string;
            /** @description What it is called. */
            readonly name: string;
            /** @description `live`, `weekly`, `daily` or `hall`. */
            readonly kind: string;
            /** @description Id of the edition. */
            readonly edition: string;
            /** @description Id of the lexicon. */
            readonly lexicon: string | null;
            /** @description Id of the profile. */
            readonly profile: string;
            /** @description Of the game. */
            readonly form: string;
            /** @description Tiles that each player takes out of the bag as they like, beside the rack. */
            readonly picked: number;
            /** @description Whether the profile minds the points that are written on a slip. */
            readonly claims: boolean;
            /** @description Of a round, the first one's. */
            readonly seconds: number;
            /** @description Seconds added for a top not found, where time counts; None where points do. */
            readonly topping: number | null;
            /** @description `seed`, or `manual` from a real bag. */
            readonly draw: string;
            /** @description Rounds at most of each game; 0 is until the tiles are used up. */
            readonly games: readonly number[];
            /** @description Each player's worst games left out. */
            readonly dropped: number;
            /** @description Racks at a time: with 2, two games go side by side. */
            readonly racks: number;
            /** @description How many may take part; 0 is any number. */
            readonly places: number;
            /** @description Whether it is listed. */
            readonly public: boolean;
            /** @description Whether a code lets people in. */
            readonly by_code: boolean;
            /** @description `individual`, `pairs` or `teams`. */
            readonly unit: string;
            /** @description How many of a team count; 0 is all. */
            readonly counted: number;
            /** @description Whether a second slip may be handed in. */
            readonly safe_word: boolean;
            /** @description Whether a round closes once everybody has handed in. */
            readonly early: boolean;
            /** @description Seconds after the last round in which results may be held to be wrong. */
            readonly appeals: number;
            /** @description Whether the caller is the one who made it, or an arbiter. */
            readonly arbiter: boolean;
        };
        /**
         * Analysis
         * @description One way to read a word.
         */
        readonly Analysis: {
            /** @description What a dictionary lists, as it is written there. */
            readonly lemma: string;
            /** @description Its part of speech, where the source tells it. */
            readonly speech: components["schemas"]["Speech"] | null;
            /** @description The inflection by keys, stem first: `("plural", "accusative")`. */
            readonly features: readonly string[];
            /** @description Prefixes that stand before the lemma. */
            readonly prefixes: readonly string[];
            /** @description Endings that the source says nothing about but how they are spelled. */
            readonly suffixes: readonly string[];
            /** @description What speaks against this reading; empty where it makes the word admissible. */
            readonly against: readonly components["schemas"]["Reason"][];
        };
        /**
         * AnswerMove
         * @description What another has asked for, granted or not.
         */
        readonly AnswerMove: {
            /** @enum {unknown} */
            readonly kind: "answer";
            readonly what: ("abort" | "takeback") | "end";
            readonly agree: boolean;
        };
        /**
         * Answered
         * @description What the browser's authenticator has answered.
         */
        readonly Answered: {
            readonly credential: Record<string, never>;
        };
        readonly AnyMove: components["schemas"]["PlayMove"] | components["schemas"]["ExchangeMove"] | components["schemas"]["PassMove"] | components["schemas"]["ResignMove"] | components["schemas"]["ChallengeMove"] | components["schemas"]["AcceptMove"] | components["schemas"]["ProposeMove"] | components["schemas"]["AnswerMove"] | components["schemas"]["AbortMove"] | components["schemas"]["ClaimMove"] | components["schemas"]["ArgueMove"] | components["schemas"]["VoteMove"] | components["schemas"]["TypedAct"] | components["schemas"]["ChooseAct"] | components["schemas"]["FinishAct"] | components["schemas"]["NextAct"] | components["schemas"]["ShowAct"] | components["schemas"]["RemoveAct"] | components["schemas"]["WriteAct"] | components["schemas"]["CallAct"] | components["schemas"]["CrossAct"] | components["schemas"]["BingoAct"];
        /**
         * AppealNumber
         * @description The number of an appeal.
         */
        readonly AppealNumber: {
            readonly appeal: number;
        };
        /**
         * Appealing
         * @description A result that a player holds to be wrong.
         */
        readonly Appealing: {
            readonly round: number;
            readonly text: string;
            readonly game?: number;
        };
        /**
         * ArgueMove
         * @description A word of one's last play, by its place in `words`, said to belong to the theme.
         */
        readonly ArgueMove: {
            /** @enum {unknown} */
            readonly kind: "argue";
            readonly word: number;
        };
        /**
         * Argued
         * @description A word that is argued for now.
         */
        readonly Argued: {
            /** @description Who argues. */
            readonly seat: number;
            /** @description The word. */
            readonly word: string;
            /** @description What it earns if more than half of the others agree. */
            readonly points: number;
            /** @description (seat, whether it agrees) of those who have voted. */
            readonly votes: readonly (readonly [
                number,
                boolean
            ])[];
        };
        /**
         * Attempt
         * @description What a learner does: tiles laid, or tiles changed.
         */
        readonly Attempt: {
            readonly placed?: readonly (readonly [
                number,
                number
            ])[];
            readonly exchanged?: readonly number[];
        };
        /**
         * Attempted
         * @description What that comes to: `done` when it is a legal move and does what the step asks for.
         */
        readonly Attempted: {
            readonly done: boolean;
            readonly points: number;
            readonly words: readonly components["schemas"]["PreviewWord"][];
            readonly error?: components["schemas"]["Error"];
        };
        /**
         * Awaited
         * @description Something that waits for the caller.
         */
        readonly Awaited: {
            /** @description `turn` or `invitation`. */
            readonly notice: components["schemas"]["Notice"];
            /** @description The game's id. */
            readonly game: string;
            /** @description Who else plays. */
            readonly names: readonly string[];
            /** @description Which variant is played there; None is the ordinary game. */
            readonly variant: ("bingo" | "duplicate" | "removal" | "solitaire" | "topping") | null;
        };
        /**
         * Banner
         * @description A notice to everybody, such as that the server will stop at nine.
         */
        readonly Banner: {
            /** @description For people, in whatever language. */
            readonly text: string;
            /** @description When it was put up, in seconds since 1970. */
            readonly since: number;
        };
        /**
         * BannerMessage
         * @description The banner has changed; None when it was taken down.
         */
        readonly BannerMessage: {
            /** @enum {unknown} */
            readonly type: "banner";
            readonly banner: components["schemas"]["Banner"] | null;
        };
        /**
         * Beside
         * @description The second of two games that go side by side; see `Snapshot`.
         */
        readonly Beside: {
            readonly game: number;
            readonly board: readonly number[];
            readonly bag: number;
            readonly rounds: readonly components["schemas"]["RoundLine"][];
            readonly results: readonly (components["schemas"]["OwnResult"] | null)[];
        };
        /**
         * Best
         * @description The most points of something.
         */
        readonly Best: {
            /** @description How many. */
            readonly points: number;
            /** @description The words of a play, the main word first; empty for a game. */
            readonly words: string;
            /** @description In which game; None where the caller may not know it. */
            readonly game: string | null;
        };
        /**
         * BestMissed
         * @description What a player could have done better than anywhere else.
         */
        readonly BestMissed: {
            /** @description Turns that could be judged. */
            readonly judged: number;
            /** @description The play that would have gained the most; null where none was better. */
            readonly best: components["schemas"]["Missed"] | null;
        };
        /**
         * BetterMove
         * @description What a stronger player does; `worth` in millipoints.
         */
        readonly BetterMove: {
            readonly move: components["schemas"]["ToldMove"];
            readonly points: number;
            readonly worth: number;
            readonly reason: string;
        };
        /**
         * BingoAct
         * @description A call of "Bingo": every letter of one's card is crossed off.
         */
        readonly BingoAct: {
            /** @enum {unknown} */
            readonly kind: "bingo";
        };
        /**
         * BingoBody
         * @description Letters called.
         */
        readonly BingoBody: {
            /** @enum {unknown} */
            readonly variant: "bingo";
            /** @description Who crosses letters off. */
            readonly crossing: string;
            /** @description The seat that only calls, whose card stays empty; None where everybody plays. */
            readonly caller: number | null;
            /** @description By seat. */
            readonly cards: readonly components["schemas"]["BingoCard"][];
            /** @description The letters so far, in their order. */
            readonly called: readonly number[];
            /** @description Where one's own card has the letter just called, not crossed off. */
            readonly spots: readonly (readonly [
                number,
                number
            ])[];
            /** @description Seats that called "Bingo" rightly after the last letter. */
            readonly claims: readonly number[];
            /** @description Letters that may still be called. */
            readonly left: number;
            /** @description How it ended. */
            readonly over: components["schemas"]["Over"] | null;
        };
        /**
         * BingoCard
         * @description A card as one may see it.
         */
        readonly BingoCard: {
            /** @description Whether its words stand. */
            readonly written: boolean;
            /** @description Their tiles; empty where they are hidden. */
            readonly words: readonly (readonly number[])[];
            /** @description [word, letter] pairs; empty where they are hidden. */
            readonly crossed: readonly (readonly [
                number,
                number
            ])[];
            /** @description Letters still to be crossed off. */
            readonly left: number;
            /** @description Whether a word of it was none. */
            readonly out: boolean;
        };
        /**
         * BingoSetup
         * @description Letters are called and crossed off two words (ET-93..97).
         */
        readonly BingoSetup: {
            /** @enum {unknown} */
            readonly variant: "bingo";
            /** @description The edition's id. */
            readonly edition: string;
            /**
             * @description Who crosses letters off: the players, or the referee.
             * @enum {unknown}
             */
            readonly crossing?: "first" | "player";
            /**
             * @description Whether the game's maker plays as well, or only calls (ET-95).
             * @enum {unknown}
             */
            readonly caller?: "neutral" | "player";
            /** @description No computer plays Bingo: anything but 0 is refused. */
            readonly computers?: number;
        };
        /**
         * Blocked
         * @description Somebody who is blocked.
         */
        readonly Blocked: {
            /** @description By which the one who blocked can name them; it leads to no account. */
            readonly mark: string;
            /** @description None for guests. */
            readonly name: string | null;
            /** @description Since when, in seconds since 1970. */
            readonly at: number;
        };
        /**
         * CallAct
         * @description The next letter called.
         */
        readonly CallAct: {
            /** @enum {unknown} */
            readonly kind: "call";
        };
        /**
         * CancelRound
         * @description Take a rack or a round back: all tiles back, another rack.
         */
        readonly CancelRound: {
            /** @enum {unknown} */
            readonly act: "cancel";
            readonly reason: string;
            readonly game?: number;
        };
        /**
         * Candidate
         * @description A move that could be made, the best first.
         */
        readonly Candidate: {
            /**
             * @description What is done.
             * @enum {unknown}
             */
            readonly kind: "exchange" | "pass" | "play";
            /** @description What it earns at once. */
            readonly points: number;
            /** @description Tiles that stay on the rack. */
            readonly kept: readonly number[];
            /** @description Points and the worth of what is kept, in millipoints. */
            readonly equity: number;
            /** @description By what it was judged: `static`, `simulated`, `pre-endgame`, `endgame`. */
            readonly found: string;
            /** @description Of a play: the square where it starts. */
            readonly start?: number;
            /** @description Of a play: 0 across, 1 down. */
            readonly direction?: components["schemas"]["Direction"];
            /** @description Of a play: its main word. */
            readonly word?: string;
            /** @description Of a play: [square, tile]. */
            readonly placed?: readonly (readonly [
                number,
                number
            ])[];
            /** @description Of an exchange: which. */
            readonly tiles?: readonly number[];
            /** @description Share in the win, 0 to 1; null where it was not asked. */
            readonly win?: number;
            /** @description Its standard error. */
            readonly error?: number;
            /** @description By how much `win` is behind that of the best move on the same deals; null where nothing was simulated. */
            readonly behind?: number;
            /** @description Its standard error. */
            readonly behind_error?: number;
            /** @description Whether it is as good as the best, as far as can be told. */
            readonly equal?: boolean;
            /** @description Whether it is what was done. */
            readonly played?: boolean;
        };
        /**
         * ChallengeMove
         * @description The last play doubted: these of its words, by their place in `words`, or all.
         */
        readonly ChallengeMove: {
            /** @enum {unknown} */
            readonly kind: "challenge";
            readonly words?: readonly number[] | null;
        };
        /**
         * Challenges
         * @description The waiting games to which the reader is invited, or has invited others.
         */
        readonly Challenges: {
            /** @enum {unknown} */
            readonly type: "challenges";
            readonly challenges: readonly components["schemas"]["Offer"][];
        };
        /**
         * Changed
         * @description What is different after event `seq`; the first and only news of it.
         */
        readonly Changed: {
            /** @enum {unknown} */
            readonly type: "changed";
            /** @description Number of the game's last event. */
            readonly seq: number;
            /** @description When this is said, in milliseconds since the game's start. */
            readonly now: number;
            /** @description Number that the reader must know the game at; else they ask for a `resync`. */
            readonly after: number;
            /** @description Fields of `GameView` that have another value, whole. */
            readonly game: {
                readonly [key: string]: unknown;
            };
            /** @description Lines of the score sheet that are new, or in place of those with the same `seq`. */
            readonly moves: readonly components["schemas"]["MoveRecord"][];
            /** @description [square, tile] where another tile lies now, 0 for none. */
            readonly board: readonly (readonly [
                number,
                number
            ])[];
            /** @description Of games of other kinds: fields of their body that have another value, whole. */
            readonly body?: {
                readonly [key: string]: unknown;
            };
        };
        /**
         * ChatLine
         * @description Something that was said; either `text` or `phrase` is there.
         */
        readonly ChatLine: {
            /** @enum {unknown} */
            readonly type: "chat";
            /** @description Grows with time. */
            readonly id: number;
            /** @description In which game. */
            readonly game: string;
            /**
             * @description Players and spectators do not hear each other while the game goes on.
             * @enum {unknown}
             */
            readonly channel: "players" | "spectators";
            /** @description Who said it: one mark in each game, which leads to no account (`author_of`). */
            readonly author: string;
            /** @description When, in seconds since 1970. */
            readonly at: number;
            /** @description Of the account; absent for guests. */
            readonly name?: string;
            /** @description Of the account; absent for spectators. */
            readonly seat?: number;
            /** @description What was written. */
            readonly text?: string;
            /** @description The key of a phrase, which each reader sees in their own language. */
            readonly phrase?: string;
        };
        /**
         * ChatPage
         * @description What may be said, and some of what was said, the oldest first.
         */
        readonly ChatPage: {
            /** @enum {unknown} */
            readonly mode: "free" | "off" | "phrases";
            readonly lines: readonly components["schemas"]["ChatLine"][];
        };
        /**
         * Choices
         * @description What one may choose before a game.
         */
        readonly Choices: {
            /** @description Those installed, the one in force first. */
            readonly lexicons: readonly components["schemas"]["InstalledLexicon"][];
            /** @description House rules that the edition can be played by. */
            readonly house: readonly components["schemas"]["HouseChoice"][];
            /** @description Keys of the house rules that rated games may have. */
            readonly rated: readonly string[];
            /** @description Part of a clock -> its least and most, in milliseconds. */
            readonly clock: {
                readonly [key: string]: readonly [
                    number,
                    number
                ];
            };
            /** @description Whether chats on this server are of phrases alone. */
            readonly phrases_only: boolean;
        };
        /**
         * ChooseAct
         * @description Tiles taken from those that lie open (ET-103).
         */
        readonly ChooseAct: {
            /** @enum {unknown} */
            readonly kind: "choose";
            readonly tiles: readonly number[];
        };
        /**
         * ChosenMode
         * @description What may be said in a game.
         */
        readonly ChosenMode: {
            /** @enum {unknown} */
            readonly mode: "free" | "off" | "phrases";
        };
        /**
         * ClaimMove
         * @description The game ended because the player it waits for has gone.
         */
        readonly ClaimMove: {
            /** @enum {unknown} */
            readonly kind: "claim";
            /** @enum {unknown} */
            readonly result: "abort" | "win";
        };
        readonly ClientMessage: components["schemas"]["MoveMessage"] | components["schemas"]["PreviewMessage"] | components["schemas"]["TypedMessage"] | components["schemas"]["ResyncMessage"] | components["schemas"]["NudgeMessage"] | components["schemas"]["PongMessage"];
        /**
         * Clock
         * @description How long players may think; all times in milliseconds, 0 is no limit.
         */
        readonly Clock: {
            /** @description For the whole game, each seat (ET-99). */
            readonly main?: number;
            /** @description Given back after each turn. */
            readonly increment?: number;
            /** @description For one turn; when it has run out the turn is skipped (ET-98). */
            readonly per_move?: number;
            /** @description Lost for each started minute beyond `main` (RULES 6.7). */
            readonly overtime_points?: number;
            /** @description Beyond `main`; when it has run out the game is lost. */
            readonly overtime_most?: number;
            /** @description For one turn; when it has run out the game is lost. */
            readonly correspondence?: number;
        };
        /**
         * CloseRound
         * @description Close the round now.
         */
        readonly CloseRound: {
            /** @enum {unknown} */
            readonly act: "close";
            /** @description Which of the tops that the desk lists goes on the board, from 0; None leaves it to the order of the profile. */
            readonly top?: number | null;
            /** @description In which game. */
            readonly game?: number;
        };
        /**
         * Closed
         * @description A round is closed.
         */
        readonly Closed: {
            /** @enum {unknown} */
            readonly type: "closed";
            /** @description Of the event's log. */
            readonly seq: number;
            /** @description The server's clock. */
            readonly now: number;
            /** @description Which game, from 1. */
            readonly game: number;
            /** @description Which round, from 1. */
            readonly number: number;
            /** @description Its tiles. */
            readonly rack: readonly number[];
            /** @description What went on the board. */
            readonly top: components["schemas"]["Top"];
            /** @description (square, tile) where another tile lies than the top laid: in the joker form the bag's own tile takes the place of a blank. */
            readonly swapped: readonly (readonly [
                number,
                number
            ])[];
            /** @description How many are ranked. */
            readonly players: number;
            /** @description The best ten. */
            readonly leaders: readonly components["schemas"]["Row"][];
            /** @description What it brought the player; None for spectators and latecomers. */
            readonly you: components["schemas"]["OwnResult"] | null;
            /** @description Their line of the table; None for anyone not in it. */
            readonly own: components["schemas"]["Row"] | null;
            /** @description The lines around it. */
            readonly near: readonly components["schemas"]["Row"][];
        };
        /**
         * Confirmation
         * @description What the link in a letter holds.
         */
        readonly Confirmation: {
            readonly token: string;
        };
        /**
         * CorrectResult
         * @description Put a result of a closed round right: by what a slip is worth, or by points.
         */
        readonly CorrectResult: {
            /** @enum {unknown} */
            readonly act: "correct";
            /** @description Which round. */
            readonly round: number;
            /** @description Whose result. */
            readonly player: number;
            /** @description Why. */
            readonly reason: string;
            /** @description The slip as it should have been read; None for points by hand. */
            readonly text?: string | null;
            /** @description Of its coordinates; None is the edition's own. */
            readonly style?: ("lettered-rows" | "numbered-rows") | null;
            /** @description Points by hand. */
            readonly points?: number | null;
            /** @description Number of the appeal that is accepted with this. */
            readonly appeal?: number | null;
            /** @description Of which game. */
            readonly game?: number;
        };
        /**
         * CreatedEvent
         * @description An event that was made: its id, and the code that lets people in, if one does.
         */
        readonly CreatedEvent: {
            readonly id: string;
            readonly code: string | null;
        };
        /**
         * CreatedGame
         * @description The id of a game that was just made, and how far it has come.
         */
        readonly CreatedGame: {
            readonly id: string;
            /** @enum {unknown} */
            readonly state: "declined" | "expired" | "full" | "over" | "started" | "waiting" | "withdrawn";
        };
        /**
         * CrossAct
         * @description The letter just called crossed off; which one, or the first.
         */
        readonly CrossAct: {
            /** @enum {unknown} */
            readonly kind: "cross";
            readonly word?: number | null;
            readonly letter?: number | null;
        };
        /**
         * Daily
         * @description Today's event of a language.
         */
        readonly Daily: {
            /** @description Of the words. */
            readonly language: string;
            /** @description Id of the edition. */
            readonly edition: string;
            /** @description The date, by UTC. */
            readonly day: string;
            /** @description Id of the event. */
            readonly tournament: string;
            /** @description How many have played it to the end. */
            readonly finished: number;
            /** @description On how many days in a row, up to today or yesterday, the caller has done so. */
            readonly streak: number;
            /** @description Whether they have done so today. */
            readonly done: boolean;
        };
        /**
         * Desk
         * @description What lies on the desk.
         */
        readonly Desk: {
            /** @description Number of the last event of the log. */
            readonly seq: number;
            /** @description The server's clock, in milliseconds since 1970. */
            readonly now: number;
            /** @description `waiting`, `running`, `over` or `withdrawn`. */
            readonly state: string;
            /** @description Whether rounds follow each other by the clock. */
            readonly auto: boolean;
            /** @description `seed`, or `manual` from a real bag. */
            readonly draw: string;
            /** @description Whether all clocks stand still. */
            readonly paused: boolean;
            /** @description Whether the arbiter plays too, and so sees no secret. */
            readonly plays: boolean;
            /** @description What lets people in, if a code does. */
            readonly code: string | null;
            /** @description Those under way. */
            readonly games: readonly components["schemas"]["DeskGame"][];
            /** @description Game -> the best plays of the rack, those among which the arbiter may choose first. */
            readonly tops: {
                readonly [key: string]: readonly components["schemas"]["Top"][];
            };
            /** @description Game -> how many have handed in. */
            readonly slips: {
                readonly [key: string]: number;
            };
            /** @description How many may. */
            readonly waited_for: number;
            /** @description Those not decided, the oldest first. */
            readonly appeals: readonly components["schemas"]["OpenAppeal"][];
            /** @description The last lines, the newest first; slips that players send themselves are left out. */
            readonly log: readonly components["schemas"]["LogLine"][];
            /** @description The best ten. */
            readonly leaders: readonly components["schemas"]["Row"][];
        };
        /**
         * DeskGame
         * @description A game under way, as its arbiter sees it.
         */
        readonly DeskGame: {
            /** @description Its number. */
            readonly game: number;
            /** @description Number of the round that is drawn or open; before that, of the last. */
            readonly round: number;
            /**
             * @description `between` two rounds, `drawn`, `open` or `over`.
             * @enum {unknown}
             */
            readonly phase: "between" | "drawn" | "open" | "over";
            /** @description The rack that is drawn, as text. */
            readonly rack: string;
            /** @description Before a draw, what stays of the last rack. */
            readonly kept: string;
            /** @description How many tiles are to be drawn then. */
            readonly draws: number;
            /** @description Tiles of the whole rack, which are drawn where that goes back. */
            readonly size: number;
            /** @description Tiles in the bag. */
            readonly bag: number;
            /** @description When the open round closes; None while no clock goes. */
            readonly deadline: number | null;
            /** @description Milliseconds left where it stands still. */
            readonly left: number | null;
            /**
             * @description Who chooses among equal tops.
             * @enum {unknown}
             */
            readonly chooser: "profile" | "referee";
            /** @description `all` plays, or those on `slips`: where the top is taken from. */
            readonly source: string;
            /** @description How many are waited for who have not handed in. */
            readonly missing: number;
        };
        /**
         * DeskKey
         * @description The key of a desk, as a hall's server prints it.
         */
        readonly DeskKey: {
            readonly key: string;
        };
        /**
         * DeskNews
         * @description To arbiters alone: a slip, an appeal, or whatever else lies on the desk, is to be read again.
         */
        readonly DeskNews: {
            /** @enum {unknown} */
            readonly type: "desk";
            /** @description Of the event's log. */
            readonly seq: number;
        };
        /**
         * DeskPlayer
         * @description Somebody who takes part, as the arbiter knows them.
         */
        readonly DeskPlayer: {
            /** @description Their number, from 0. */
            readonly player: number;
            /** @description What they are called. */
            readonly name: string;
            /** @description The two names of a pair. */
            readonly members: readonly string[];
            /** @description For which they play. */
            readonly team: string;
            /** @description With an `account`, as a `guest`, on `paper`, or a `robot`. */
            readonly kind: string;
            /** @description Whether they have left or are excluded. */
            readonly out: boolean;
            /** @description Game -> their slip of the open round; null where it is not for this arbiter's eyes. */
            readonly slips: {
                readonly [key: string]: components["schemas"]["WrittenPlay"] | null;
            };
            /** @description Game -> what each closed round brought them. */
            readonly results: {
                readonly [key: string]: readonly (components["schemas"]["OwnResult"] | null)[];
            };
        };
        /**
         * DeskPlayers
         * @description Some of those who take part.
         */
        readonly DeskPlayers: {
            /** @description How many fit what was asked. */
            readonly total: number;
            /** @description Some of them. */
            readonly players: readonly components["schemas"]["DeskPlayer"][];
            /** @description Where the next page begins; None at the end. */
            readonly next: number | null;
        };
        /**
         * Direction
         * @description The way a word reads: left to right, or top to bottom (HU-W-31).
         * @enum {unknown}
         */
        readonly Direction: 0 | 1;
        /**
         * Done
         * @description What was done.
         */
        readonly Done: {
            /** @description Number of the last event of the log. */
            readonly seq: number;
            /** @description How many were written. */
            readonly events: number;
            /** @description What is asked about a slip that cannot be laid as it was typed; it is kept. */
            readonly question: components["schemas"]["TournamentsAsked"] | null;
        };
        /**
         * Draw
         * @description Have the machine draw the next racks.
         */
        readonly Draw: {
            /** @enum {unknown} */
            readonly act: "draw";
        };
        /**
         * DuplicateBody
         * @description One person against the tops.
         */
        readonly DuplicateBody: {
            /** @enum {unknown} */
            readonly variant: "duplicate";
            /** @description Name of the profile. */
            readonly profile: string;
            /** @description Of the rack on the table, from 1; 0 before the first. */
            readonly number: number;
            /** @description One tile a square. */
            readonly board: readonly number[];
            /** @description The rack of this round; empty between rounds. */
            readonly rack: readonly number[];
            /** @description Tiles in the bag. */
            readonly bag: number;
            /** @description Tiles not on the board, the rack among them. */
            readonly unseen: readonly (readonly [
                number,
                number
            ])[];
            /** @description Squares of the last top. */
            readonly last: readonly number[];
            /** @description Rounds that are over. */
            readonly lines: readonly components["schemas"]["TopLine"][];
            /** @description Milliseconds of this round. */
            readonly limit: number;
            /** @description How it ended. */
            readonly over: components["schemas"]["Over"] | null;
            /** @description Whether a round is open. */
            readonly running: boolean;
            /** @description Whether this rack is announced once more, since nobody found a play. */
            readonly again: boolean;
            /** @description The player's points. */
            readonly total: number;
            /** @description Points of all tops. */
            readonly tops: number;
            /** @description The one in percent of the other. */
            readonly share: number;
        };
        /**
         * DuplicateChoices
         * @description What duplicate and topping leave open.
         */
        readonly DuplicateChoices: {
            /** @description The rules of federations. */
            readonly profiles: readonly components["schemas"]["ProfileInfo"][];
            /** @description How many tiles are drawn and laid. */
            readonly forms: readonly string[];
            /** @description Edition -> the profile that its players expect. */
            readonly usual: {
                readonly [key: string]: string;
            };
        };
        /**
         * DuplicateSetup
         * @description One person against the top of every rack.
         */
        readonly DuplicateSetup: {
            /** @enum {unknown} */
            readonly variant: "duplicate";
            /** @description The edition's id. */
            readonly edition: string;
            /** @description Id of a profile; the edition's usual one when null. */
            readonly profile?: string | null;
            /** @description One of the forms. */
            readonly form?: string;
            /** @description One of the profile's paces; its usual one when null. */
            readonly pace?: string | null;
        };
        /**
         * EditionInfo
         * @description One edition; `ready` says whether its lexicon is installed.
         */
        readonly EditionInfo: {
            readonly id: string;
            readonly name: string;
            readonly language: string;
            readonly rack_size: number;
            readonly rows: number;
            readonly columns: number;
            readonly premiums: readonly string[];
            readonly start: readonly number[];
            readonly tiles: readonly components["schemas"]["TileInfo"][];
            readonly blanks: number;
            /** @enum {unknown} */
            readonly coordinates: "lettered-rows" | "numbered-rows";
            /** @enum {unknown} */
            readonly writing: "ltr" | "rtl";
            readonly compose: {
                readonly [key: string]: readonly string[];
            };
            readonly ready: boolean;
        };
        /**
         * Ended
         * @description How many sessions have ended.
         */
        readonly Ended: {
            readonly ended: number;
        };
        /**
         * EnterSlip
         * @description Enter a slip on paper, or put one right, before the round closes.
         */
        readonly EnterSlip: {
            /** @enum {unknown} */
            readonly act: "slip";
            /** @description Whose. */
            readonly player: number;
            /** @description As it is typed: `H8 KASS 12`. */
            readonly text: string;
            /** @description Why, if it puts one right. */
            readonly reason?: string;
            /** @description Of its coordinates; None is the edition's own. */
            readonly style?: ("lettered-rows" | "numbered-rows") | null;
            /** @description What is wrong with the paper itself. */
            readonly fault?: ("blank-unmarked" | "claim-high" | "claim-low" | "claim-missing" | "hard-to-read" | "illegible" | "late" | "misplaced" | "missing" | "not-admissible" | "not-on-rack" | "not-placeable" | "several" | "too-many-tiles" | "turned") | null;
            /** @description Of which game. */
            readonly game?: number;
        };
        /**
         * Entrant
         * @description Who hands in one slip: a player, or a pair.
         */
        readonly Entrant: {
            /** @description Shown to all. */
            readonly name: string;
            /** @description The two names of a pair; nothing for one player. */
            readonly members?: readonly string[];
            /** @description The team they play for, if any. */
            readonly team?: string;
            /** @description Where they play, when there are several halls. */
            readonly hall?: string;
            /**
             * @description How they take part: with an account, as a guest, on paper, or a computer.
             * @enum {unknown}
             */
            readonly kind?: "account" | "guest" | "paper" | "robot";
        };
        /**
         * Entry
         * @description One line of the log.
         */
        readonly Entry: {
            /** @description Grows with time. */
            readonly id: number;
            /** @description Seconds since 1970. */
            readonly at: number;
            /** @description Id of the one who did it; None when it was done at the server's terminal. */
            readonly actor: string | null;
            /** @description What was done. */
            readonly action: string;
            /** @description Id of what it was done to. */
            readonly subject: string | null;
            /** @description More about it, by name. */
            readonly facts: {
                readonly [key: string]: unknown;
            };
        };
        /**
         * ErasureConfirmation
         * @description The account's own name (`Guest` for guests), to show that it is meant.
         */
        readonly ErasureConfirmation: {
            readonly name: string;
            readonly password?: string | null;
        };
        /**
         * Error
         * @description Why something was refused; the page has the sentence for the code.
         */
        readonly Error: {
            readonly code: string;
            readonly facts: {
                readonly [key: string]: unknown;
            };
        };
        readonly EventMessage: components["schemas"]["SlipMessage"] | components["schemas"]["TournamentsResyncMessage"] | components["schemas"]["PongMessage"];
        readonly EventNews: components["schemas"]["TournamentsSnapshot"] | components["schemas"]["PlayersNews"] | components["schemas"]["StateNews"] | components["schemas"]["TournamentsOpenRound"] | components["schemas"]["Signal"] | components["schemas"]["TournamentsTaken"] | components["schemas"]["NotTaken"] | components["schemas"]["TimeNews"] | components["schemas"]["Closed"] | components["schemas"]["Again"] | components["schemas"]["Ruling"] | components["schemas"]["GameOver"] | components["schemas"]["DeskNews"] | components["schemas"]["Failed"] | components["schemas"]["BannerMessage"];
        /**
         * ExchangeMove
         * @description Rack tiles put back for others; `vowels` as for a play.
         */
        readonly ExchangeMove: {
            /** @enum {unknown} */
            readonly kind: "exchange";
            readonly tiles: readonly number[];
            readonly vowels?: number | null;
        };
        /**
         * Exclude
         * @description A player is out, and all their points are void.
         */
        readonly Exclude: {
            /** @enum {unknown} */
            readonly act: "exclude";
            readonly player: number;
            readonly reason: string;
        };
        /**
         * Explained
         * @description Facts about one turn; squares count row by row from 0, `worth` is in millipoints.
         */
        readonly Explained: {
            readonly seat: number;
            readonly move: components["schemas"]["ToldMove"];
            readonly points: number;
            readonly premiums: readonly number[];
            readonly kept: string;
            readonly worth: number;
            readonly opened: readonly number[];
            readonly blocked: readonly number[];
            readonly stronger: components["schemas"]["BetterMove"] | null;
        };
        /**
         * Explanation
         * @description What a player is told of a word.
         */
        readonly Explanation: {
            /** @description Whether it is admissible; says so where that is unknown. */
            readonly answer: string;
            /** @description Why, in a sentence; empty where the readings say it. */
            readonly reason: string;
            /** @description The rules that decide, by id; empty where the source alone does. */
            readonly rules: string;
            /** @description The reason in more detail, in English; empty where there is no more. */
            readonly note: string;
            /** @description Each way to read it: lemma, part of speech, inflection, and what is against it. */
            readonly readings: readonly string[];
            /** @description Other lexicons of the edition that admit it. */
            readonly admitted_in: string;
            /** @description How it is laid. */
            readonly tilings: string;
            /** @description Words that differ little. */
            readonly near: string;
            /** @description What the lexicon was made of, and its id. */
            readonly source: string;
        };
        /**
         * Extend
         * @description Give an open round more time.
         */
        readonly Extend: {
            /** @enum {unknown} */
            readonly act: "extend";
            readonly seconds: number;
            readonly reason?: string;
        };
        /**
         * Extensions
         * @description Words that a word is part of, in the order of the alphabet.
         */
        readonly Extensions: {
            /** @description Those that end with it. */
            readonly front: readonly string[];
            /** @description Those that begin with it. */
            readonly back: readonly string[];
            /** @description Those that have it inside. */
            readonly both: readonly string[];
        };
        /**
         * Facts
         * @description What everybody may know of a game without its moves; enough for the preview of a link.
         */
        readonly Facts: {
            /** @description The game. */
            readonly game: components["schemas"]["Offer"];
            /** @description What players call the edition, in their language. */
            readonly edition_name: string;
            /** @description BCP 47 tag. */
            readonly language: string;
            /** @description When it was over or given up; None before. */
            readonly ended: number | null;
            /** @description The rematch, when somebody has asked for one. */
            readonly rematch: components["schemas"]["RematchNews"] | null;
        };
        /**
         * Failed
         * @description Something that was no answer to a move or a preview went wrong.
         */
        readonly Failed: {
            /** @enum {unknown} */
            readonly type: "error";
            readonly error: components["schemas"]["Error"];
        };
        /**
         * Figures
         * @description One seat's game in numbers.
         */
        readonly Figures: {
            /**
             * @description Won alone, shared the first place, lost; none of it in an aborted game.
             * @enum {unknown}
             */
            readonly outcome: "drawn" | "lost" | "none" | "won";
            /**
             * @description Who the others were.
             * @enum {unknown}
             */
            readonly opponents: "computers" | "mixed" | "people";
            /** @description The total at the end. */
            readonly points: number;
            /** @description Turns taken, plays challenged off the board among them. */
            readonly turns: number;
            /** @description Plays that stayed on the board. */
            readonly plays: number;
            /** @description How many of these earned the edition's bonus for tiles laid. */
            readonly bingos: number;
            /** @description Points of the best of these; 0 when there was none. */
            readonly best_play: number;
            /** @description The words it made, the main word first. */
            readonly best_words: string;
            /** @description Milliseconds. */
            readonly time_used: number;
            /** @description Own challenges that took a play off the board. */
            readonly challenges_won: number;
            /** @description Own challenges in vain. */
            readonly challenges_lost: number;
            /** @description Whether this seat left, resigned or let its time run out. */
            readonly gave_up: boolean;
        };
        /**
         * FileFault
         * @description What of a file was left out: the line, from 1, or null, and why.
         */
        readonly FileFault: {
            readonly line: number | null;
            readonly error: components["schemas"]["Error"];
        };
        /**
         * FiledReport
         * @description The id of a report that was just made.
         */
        readonly FiledReport: {
            readonly id: string;
        };
        /**
         * FinishAct
         * @description Every possibility is held to be exhausted, or the game is ended early.
         */
        readonly FinishAct: {
            /** @enum {unknown} */
            readonly kind: "finish";
        };
        /**
         * GameFile
         * @description A file that somebody brings; it is not kept.
         */
        readonly GameFile: {
            /** @description All of it: GCG, our JSON, or the log of another program. */
            readonly text?: string | null;
            /** @description The same as it lies on disk, in base64, where its encoding is to be found out. */
            readonly data?: string | null;
            /** @description Whose rules it is read by; null is the edition that it names or shows. */
            readonly edition?: string | null;
            /** @description Number of an event, where one is asked about; 0 is the last. */
            readonly seq?: number;
            /** @description How a picture names rows and columns; null is the edition's way. */
            readonly coordinates?: ("lettered-rows" | "numbered-rows") | null;
        };
        /**
         * GameOver
         * @description A game of the event is over; `own` and `near` as in `Closed`.
         */
        readonly GameOver: {
            /** @enum {unknown} */
            readonly type: "over";
            /** @description Of the event's log. */
            readonly seq: number;
            /** @description Which game has ended. */
            readonly game: number;
            /** @description Why. */
            readonly reason: string;
            /** @description The best ten. */
            readonly leaders: readonly components["schemas"]["Row"][];
            readonly own: components["schemas"]["Row"] | null;
            readonly near: readonly components["schemas"]["Row"][];
        };
        /**
         * GamePage
         * @description Some finished games; `cursor` goes on, None when these were the last.
         */
        readonly GamePage: {
            readonly games: readonly components["schemas"]["PlayedGame"][];
            readonly cursor: string | null;
        };
        /**
         * GameSummary
         * @description A finished game.
         */
        readonly GameSummary: {
            /** @description Whether it was to count. */
            readonly rated: boolean;
            /** @description Whether it has been counted: before that no rating has changed. */
            readonly counted: boolean;
            /** @description Clockwise. */
            readonly seats: readonly components["schemas"]["SeatSummary"][];
            /** @description How good the totals are; null where the edition's document does not say. */
            readonly totals: components["schemas"]["TotalsHint"] | null;
        };
        /**
         * GameView
         * @description The game as one seat sees it, or as a spectator does (`you` is None).
         */
        readonly GameView: {
            readonly id: string;
            readonly edition: string;
            readonly lexicon: string | null;
            readonly seats: readonly components["schemas"]["Seat"][];
            readonly you: number | null;
            readonly to_move: number | null;
            readonly board: readonly number[];
            readonly rack: readonly number[];
            readonly bag: number;
            readonly unseen: readonly (readonly [
                number,
                number
            ])[];
            readonly moves: readonly components["schemas"]["MoveRecord"][];
            readonly over: components["schemas"]["Outcome"] | null;
            /**
             * @description Which words may be explained now: `any` when the game is over or the dictionary is open, `played` those on the board, `none` while they may be challenged.
             * @enum {unknown}
             */
            readonly lookups: "any" | "none" | "played";
            /** @description The house rules agreed on, the clock among them. */
            readonly house: components["schemas"]["House"];
            /** @description Whether it counts. */
            readonly rated: boolean;
            /** @description Turns that spectators are behind. */
            readonly delay: number;
            /** @description Who drew what for the start; None where nobody knows. */
            readonly draw: components["schemas"]["StartingDraw"] | null;
            /** @description The clocks. */
            readonly times: components["schemas"]["Times"];
            /** @description The last play while it may be challenged. */
            readonly window: components["schemas"]["Window"] | null;
            /** @description What is asked for now. */
            readonly asked: readonly components["schemas"]["Asked"][];
            /** @description The word that is said to belong to the theme now. */
            readonly argued: components["schemas"]["Argued"] | null;
            /** @description What you may do beside your turn; empty for spectators. */
            readonly may: readonly ("abort" | "accept" | "challenge" | "takeback" | "vote")[];
            /** @description Words of your last play that you may say so of, by their place. */
            readonly arguable: readonly number[];
            /** @description Who did not agree to end the game, until the next turn or proposal. */
            readonly declined: components["schemas"]["AgainstEnd"] | null;
        };
        /**
         * Gone
         * @description The player whom a timed game waits for has no connection.
         */
        readonly Gone: {
            /** @description Who. */
            readonly seat: number;
            /** @description Seconds until the others may claim the game. */
            readonly claim_in: number;
            /** @description Seconds until the site ends it. */
            readonly end_in: number;
        };
        /**
         * Grown
         * @description All that a word grows into.
         */
        readonly Grown: {
            readonly word: string;
            readonly admissible: boolean;
            readonly hooks: components["schemas"]["Hooks"];
            readonly extensions: components["schemas"]["Extensions"];
            readonly neighbours: readonly string[];
        };
        /**
         * HallLog
         * @description Another hall: its name, and the log that its server gave.
         */
        readonly HallLog: {
            readonly name: string;
            readonly log: string;
        };
        /**
         * HallRow
         * @description A line of the table of all halls: where somebody played, and how they stand among all.
         */
        readonly HallRow: {
            readonly hall: string;
            readonly row: components["schemas"]["Row"];
        };
        /**
         * Halls
         * @description The halls that are to be ranked together.
         */
        readonly Halls: {
            /** @description What this server's hall is called. */
            readonly own: string;
            /** @description The others. */
            readonly halls: readonly components["schemas"]["HallLog"][];
            /** @description Of the page to print. */
            readonly language?: string;
        };
        /**
         * Health
         * @description The process answers.
         */
        readonly Health: {
            /** @enum {unknown} */
            readonly status: "ok";
        };
        /**
         * Hooks
         * @description The tiles that go on a word.
         */
        readonly Hooks: {
            /** @description Labels of the tiles that make a word when laid before it. */
            readonly front: readonly string[];
            /** @description Those that do behind it. */
            readonly back: readonly string[];
            /** @description Whether a word is left without the first tile. */
            readonly beheaded: boolean;
            /** @description Whether one is left without the last. */
            readonly curtailed: boolean;
        };
        /**
         * House
         * @description The house rules of a game.
         */
        readonly House: {
            /**
             * @description What a challenge costs who fails (RULES 6.5).
             * @enum {unknown}
             */
            readonly challenge?: "double" | "edition" | "points" | "single" | "void";
            /** @description How many, when it costs points. */
            readonly challenge_points?: number;
            /**
             * @description Who loses or gains them.
             * @enum {unknown}
             */
            readonly challenge_booked_to?: "challengee" | "challenger";
            /**
             * @description Once for the play or for each word challenged.
             * @enum {unknown}
             */
            readonly challenge_per?: "play" | "word";
            /** @description Seconds that a play may be challenged in timed games (RULES 6.6). */
            readonly challenge_window?: number;
            /** @description A blank on the board may be taken for its letter (ET-82). */
            readonly blank_reuse?: boolean;
            /** @description Words may be looked up before they are laid (ET-83). */
            readonly open_dictionary?: boolean;
            /** @description Words that earn extra points (ET-84). */
            readonly theme?: components["schemas"]["Theme"] | null;
            /** @description The opening has at least five tiles (ET-85..87). */
            readonly jacks_to_open?: boolean;
            /** @description Vowels and consonants are drawn from bags of their own (ET-88). */
            readonly two_bags?: boolean;
            /** @description Not with six or fewer in the bag (ET-100). */
            readonly restricted_exchange?: boolean;
            /** @description A blank may part two words in a line (HU-W-39). */
            readonly blank_as_space?: boolean;
            /** @description Covered premiums count again (HU-W-40). */
            readonly recount_premiums?: boolean;
            /** @description Tiles on a rack, when not the edition's (HU-W-41). */
            readonly rack_size?: number | null;
            /** @description Turns in a row without tiles laid that end the game. */
            readonly scoreless_turns?: number | null;
            /** @description How tiles left are booked, when not the edition's way. */
            readonly final?: ("out-doubled" | "subtract-own-add-to-out") | null;
            /** @description How long players may think. */
            readonly clock?: components["schemas"]["Clock"];
        };
        /**
         * HouseChoice
         * @description A house rule that this edition can be played by.
         */
        readonly HouseChoice: {
            /** @description Its key in `crossglot.editions.House`. */
            readonly rule: string;
            /** @description What it is set to when it is agreed on; of a number what the edition has. */
            readonly value: boolean | number | string;
            /** @description What the rule sheet then says; empty for a number. */
            readonly text: string;
            /** @description Ids of the rules that it follows. */
            readonly rules: readonly string[];
            /** @description Of a number; None for others. */
            readonly least: number | null;
            /** @description Of a number; None for others. */
            readonly most: number | null;
        };
        /**
         * HouseRules
         * @description House rules; without a challenge rule of their own they have the usual one.
         */
        readonly HouseRules: {
            /** @description What a challenge costs who fails (RULES 6.5). */
            readonly challenge?: ("double" | "edition" | "points" | "single" | "void") | null;
            /** @description How many, when it costs points. */
            readonly challenge_points?: number;
            /**
             * @description Who loses or gains them.
             * @enum {unknown}
             */
            readonly challenge_booked_to?: "challengee" | "challenger";
            /**
             * @description Once for the play or for each word challenged.
             * @enum {unknown}
             */
            readonly challenge_per?: "play" | "word";
            /** @description Seconds that a play may be challenged in timed games (RULES 6.6). */
            readonly challenge_window?: number;
            /** @description A blank on the board may be taken for its letter (ET-82). */
            readonly blank_reuse?: boolean;
            /** @description Words may be looked up before they are laid (ET-83). */
            readonly open_dictionary?: boolean;
            /** @description Words that earn extra points (ET-84). */
            readonly theme?: components["schemas"]["Theme"] | null;
            /** @description The opening has at least five tiles (ET-85..87). */
            readonly jacks_to_open?: boolean;
            /** @description Vowels and consonants are drawn from bags of their own (ET-88). */
            readonly two_bags?: boolean;
            /** @description Not with six or fewer in the bag (ET-100). */
            readonly restricted_exchange?: boolean;
            /** @description A blank may part two words in a line (HU-W-39). */
            readonly blank_as_space?: boolean;
            /** @description Covered premiums count again (HU-W-40). */
            readonly recount_premiums?: boolean;
            /** @description Tiles on a rack, when not the edition's (HU-W-41). */
            readonly rack_size?: number | null;
            /** @description Turns in a row without tiles laid that end the game. */
            readonly scoreless_turns?: number | null;
            /** @description How tiles left are booked, when not the edition's way. */
            readonly final?: ("out-doubled" | "subtract-own-add-to-out") | null;
            /** @description How long players may think. */
            readonly clock?: components["schemas"]["Clock"];
        };
        /**
         * InstalledLexicon
         * @description A lexicon that games may be played by.
         */
        readonly InstalledLexicon: {
            /** @description What games name it by. */
            readonly id: string;
            /** @description Its tier, with the switches that are not as usual: `b+interjections`. */
            readonly tier: string;
            /** @description Tilings in it. */
            readonly words: number;
            /** @description Whether it is the one in force. */
            readonly current: boolean;
        };
        /**
         * Joined
         * @description The number that somebody has in an event.
         */
        readonly Joined: {
            readonly player: number;
        };
        /**
         * Joining
         * @description Who wants to come in.
         */
        readonly Joining: {
            /** @description What they are called there; an account with a name has that. */
            readonly name?: string | null;
            /** @description Where one lets people in. */
            readonly code?: string;
            /** @description The two names of a pair. */
            readonly members?: readonly string[];
            /** @description For which they play. */
            readonly team?: string;
            /** @description Where they play. */
            readonly hall?: string;
        };
        /**
         * Judged
         * @description What a proposal is worth, told at once in topping.
         */
        readonly Judged: {
            /** @description What it earns. */
            readonly points: number;
            /** @description Why it earns nothing, if so. */
            readonly fault: string | null;
            /** @description Whether it is worth the top: the round is over for its proposer. */
            readonly top: boolean;
            /** @description Milliseconds of the round that had gone. */
            readonly spent: number;
        };
        /**
         * LessonStep
         * @description A position with something to try on it; `placed` is a way to do it: (square, tile).
         */
        readonly LessonStep: {
            readonly task: components["schemas"]["Task"];
            readonly board: readonly number[];
            readonly rack: readonly number[];
            readonly bag: number;
            readonly placed: readonly (readonly [
                number,
                number
            ])[];
            readonly points: number;
        };
        /**
         * ListedWord
         * @description A word of a list.
         */
        readonly ListedWord: {
            /** @description Its letters. */
            readonly word: string;
            /** @description Of its tiles, without premiums. */
            readonly points: number;
            /** @description What goes before and behind it. */
            readonly hooks: components["schemas"]["Hooks"];
        };
        /**
         * LobbyChanged
         * @description What is new or has changed, and ids of what has gone from the lists.
         */
        readonly LobbyChanged: {
            /** @enum {unknown} */
            readonly type: "lobby-changed";
            readonly seeks: readonly components["schemas"]["Offer"][];
            readonly games: readonly components["schemas"]["Offer"][];
            readonly gone: readonly string[];
            readonly seek_count: number;
            readonly game_count: number;
            readonly people: number;
        };
        readonly LobbyNews: components["schemas"]["LobbySnapshot"] | components["schemas"]["LobbyChanged"] | components["schemas"]["Challenges"] | components["schemas"]["Failed"] | components["schemas"]["BannerMessage"];
        /**
         * LobbySnapshot
         * @description All that can be joined or watched, the newest first.
         */
        readonly LobbySnapshot: {
            /** @enum {unknown} */
            readonly type: "lobby";
            /** @description Public games with open seats. */
            readonly seeks: readonly components["schemas"]["Offer"][];
            /** @description Public games that run. */
            readonly games: readonly components["schemas"]["Offer"][];
            /** @description How many seeks there are, listed or not. */
            readonly seek_count: number;
            /** @description How many such games there are, listed or not. */
            readonly game_count: number;
            /** @description How many people are here, at all nodes. */
            readonly people: number;
        };
        /**
         * LogLine
         * @description A line of the log, for the desk.
         */
        readonly LogLine: {
            /** @description Its number. */
            readonly seq: number;
            /** @description The kind of event. */
            readonly what: string;
            /** @description Of which game, if of one. */
            readonly game: number | null;
            /** @description The arbiter, if it was done by hand. */
            readonly by: string;
            /** @description When, in milliseconds since 1970; 0 where the log does not say. */
            readonly at: number;
            /** @description Of which round, if of one. */
            readonly round: number | null;
            /** @description Number of the player whom it concerns. */
            readonly player: number | null;
            /** @description What that player is called. */
            readonly name: string;
            /** @description A rack, or a word for what was done. */
            readonly text: string;
            /** @description A slip or a top; null too where it is not for this arbiter's eyes. */
            readonly play: components["schemas"]["WrittenPlay"] | null;
            /** @description Points given, taken or scored. */
            readonly points: number | null;
            /** @description Why. */
            readonly reason: string;
            /** @description Number of the line that it cancels. */
            readonly target: number | null;
            /** @description Whether it counts no more. */
            readonly cancelled: boolean;
            /** @description Whether it may be cancelled, as far as its kind says. */
            readonly undoable: boolean;
        };
        /**
         * MadeToken
         * @description A new token: `token` is shown this once.
         */
        readonly MadeToken: {
            readonly token: string;
            readonly info: components["schemas"]["TokenInfo"];
        };
        /**
         * Merged
         * @description All halls together.
         */
        readonly Merged: {
            /** @description Everybody, the best first. */
            readonly rows: readonly components["schemas"]["HallRow"][];
            /** @description The same as a file for other programs. */
            readonly csv: string;
            /** @description The same as a page to print or publish (HTML), with the master game. */
            readonly page: string;
        };
        /**
         * Missed
         * @description A play that was better than what was done.
         */
        readonly Missed: {
            /** @description Number of the event of the turn. */
            readonly seq: number;
            /** @description Square where the play starts. */
            readonly start: number;
            /** @description 0 across, 1 down. */
            readonly direction: components["schemas"]["Direction"];
            /** @description Its main word. */
            readonly word: string;
            /** @description What it would have earned. */
            readonly points: number;
            /** @description What the turn earned. */
            readonly done: number;
            /** @description By how much it was better: points, and the worth of the tiles that it keeps. */
            readonly gained: number;
        };
        readonly Move: components["schemas"]["PlayMove"] | components["schemas"]["ExchangeMove"] | components["schemas"]["PassMove"] | components["schemas"]["ResignMove"] | components["schemas"]["ChallengeMove"] | components["schemas"]["AcceptMove"] | components["schemas"]["ProposeMove"] | components["schemas"]["AnswerMove"] | components["schemas"]["AbortMove"] | components["schemas"]["ClaimMove"] | components["schemas"]["ArgueMove"] | components["schemas"]["VoteMove"];
        /**
         * MoveBody
         * @description A move, meant for the game as it stood after event `expected_seq`.
         */
        readonly MoveBody: {
            readonly move_id: string;
            readonly expected_seq: number;
            readonly move: components["schemas"]["PlayMove"] | components["schemas"]["ExchangeMove"] | components["schemas"]["PassMove"] | components["schemas"]["ResignMove"] | components["schemas"]["ChallengeMove"] | components["schemas"]["AcceptMove"] | components["schemas"]["ProposeMove"] | components["schemas"]["AnswerMove"] | components["schemas"]["AbortMove"] | components["schemas"]["ClaimMove"] | components["schemas"]["ArgueMove"] | components["schemas"]["VoteMove"] | components["schemas"]["TypedAct"] | components["schemas"]["ChooseAct"] | components["schemas"]["FinishAct"] | components["schemas"]["NextAct"] | components["schemas"]["ShowAct"] | components["schemas"]["RemoveAct"] | components["schemas"]["WriteAct"] | components["schemas"]["CallAct"] | components["schemas"]["CrossAct"] | components["schemas"]["BingoAct"];
        };
        /**
         * MoveMessage
         * @description A move, meant for the game as it stood after event `expected_seq`.
         */
        readonly MoveMessage: {
            /** @enum {unknown} */
            readonly type: "move";
            readonly move_id: string;
            readonly expected_seq: number;
            readonly move: components["schemas"]["PlayMove"] | components["schemas"]["ExchangeMove"] | components["schemas"]["PassMove"] | components["schemas"]["ResignMove"] | components["schemas"]["ChallengeMove"] | components["schemas"]["AcceptMove"] | components["schemas"]["ProposeMove"] | components["schemas"]["AnswerMove"] | components["schemas"]["AbortMove"] | components["schemas"]["ClaimMove"] | components["schemas"]["ArgueMove"] | components["schemas"]["VoteMove"] | components["schemas"]["TypedAct"] | components["schemas"]["ChooseAct"] | components["schemas"]["FinishAct"] | components["schemas"]["NextAct"] | components["schemas"]["ShowAct"] | components["schemas"]["RemoveAct"] | components["schemas"]["WriteAct"] | components["schemas"]["CallAct"] | components["schemas"]["CrossAct"] | components["schemas"]["BingoAct"];
        };
        /**
         * MoveRecord
         * @description One line of the score sheet; what does not belong to its kind is absent.
         */
        readonly MoveRecord: {
            /** @description Number of its event. */
            readonly seq: number;
            /** @description Whose turn it was. */
            readonly seat: number;
            /**
             * @description What was done.
             * @enum {unknown}
             */
            readonly kind: "exchange" | "pass" | "play" | "resign" | "skip";
            /** @description What it earned. */
            readonly points: number;
            /** @description The seat's score afterwards. */
            readonly total: number;
            /** @description Square where the play starts. */
            readonly start?: number;
            /** @description 0 across, 1 down. */
            readonly direction?: components["schemas"]["Direction"];
            /** @description The whole main word, 0 where a tile lay before; or the tiles exchanged, in the eyes of their owner. */
            readonly tiles?: readonly number[];
            /** @description Squares covered. */
            readonly laid?: readonly number[];
            /** @description (text, points) of every word made, the main word first. */
            readonly words?: readonly (readonly [
                string,
                number
            ])[];
            /** @description How many tiles were exchanged. */
            readonly count?: number;
            /** @description True where the play was challenged off the board. */
            readonly withdrawn?: boolean;
            /** @description True where the turn was taken back by consent. */
            readonly taken_back?: boolean;
            /** @description When, in milliseconds since the game's start. */
            readonly at?: number;
        };
        /**
         * Moved
         * @description A line of the score sheet that was missed; the snapshot after it has number `seq`.
         */
        readonly Moved: {
            /** @enum {unknown} */
            readonly type: "moved";
            readonly seq: number;
            readonly move: components["schemas"]["MoveRecord"];
        };
        /**
         * NameAndPasskey
         * @description A name, and the passkey that will open its account.
         */
        readonly NameAndPasskey: {
            readonly name: string;
            readonly label: string;
            readonly credential: Record<string, never>;
        };
        /**
         * NameAndPassword
         * @description What opens an account, or will.
         */
        readonly NameAndPassword: {
            readonly name: string;
            readonly password: string;
        };
        /**
         * NameRack
         * @description Name the rack that was drawn from a real bag: tiles as text, `?` for a blank.
         */
        readonly NameRack: {
            /** @enum {unknown} */
            readonly act: "rack";
            /** @description The whole rack. */
            readonly rack: string;
            /** @description Racks drawn before that were not admissible. */
            readonly rejected?: readonly string[];
            /** @description Which game, from 1; 0 is the one under way. */
            readonly game?: number;
        };
        /**
         * NewAddress
         * @description An address, and the language of the letter to it.
         */
        readonly NewAddress: {
            readonly address: string;
            readonly language?: string;
            readonly password?: string | null;
        };
        /**
         * NewEvent
         * @description An event as its organiser asks for it.
         */
        readonly NewEvent: {
            /** @description What it is called. */
            readonly name: string;
            /** @description Id of the edition. */
            readonly edition: string;
            /**
             * @description `live`, `weekly` or `hall`.
             * @enum {unknown}
             */
            readonly kind?: "hall" | "live" | "weekly";
            /** @description Id of the profile; None is the edition's usual one. */
            readonly profile?: string | null;
            /** @description Of the game. */
            readonly form?: string;
            /** @description One of the profile's; None is its usual one, or a week for a weekly event. */
            readonly pace?: string | null;
            /** @description Of each round, in place of the pace's: for rounds of days. */
            readonly seconds?: number | null;
            /** @description Whether players write their points. */
            readonly claims?: boolean;
            /** @description At most so many, game by game; 0 is until the tiles are used up. */
            readonly rounds?: readonly number[];
            /**
             * @description `seed`, or `manual` from a real bag.
             * @enum {unknown}
             */
            readonly draw?: "manual" | "seed";
            /** @description In a hall, what draws the racks: halls with one seed draw the same. Anyone who knows it knows every rack, so elsewhere it is chance. */
            readonly seed?: string;
            /**
             * @description `individual`, `pairs` or `teams`.
             * @enum {unknown}
             */
            readonly unit?: "individual" | "pairs" | "teams";
            /** @description How many may take part; 0 is no limit. */
            readonly places?: number;
            /** @description How many of a team count; 0 is all. */
            readonly counted?: number;
            /** @description Each player's worst games left out. */
            readonly dropped?: number;
            /**
             * @description Racks at a time: 1 or 2.
             * @enum {unknown}
             */
            readonly racks?: 1 | 2;
            /** @description Whether a second slip may be handed in. */
            readonly safe_word?: boolean;
            /** @description Whether it is listed. */
            readonly public?: boolean;
            /** @description Whether only those who know a code may join. */
            readonly by_code?: boolean;
            /** @description When it begins, in seconds since 1970; None when the arbiter says so. */
            readonly starts?: number | null;
            /** @description How it is run. */
            readonly plan?: components["schemas"]["Plan"];
        };
        /**
         * NewGame
         * @description What somebody wants to play.
         */
        readonly NewGame: {
            /** @description The edition's id. */
            readonly edition?: string | null;
            /** @description In place of all else but `visibility` and `invited`: a game of another kind. */
            readonly setup?: (components["schemas"]["SolitaireSetup"] | components["schemas"]["DuplicateSetup"] | components["schemas"]["ToppingSetup"] | components["schemas"]["RemovalSetup"] | components["schemas"]["BingoSetup"]) | null;
            /** @description Of such a game: names of accounts that are asked to play. */
            readonly invited?: readonly string[];
            /** @description Kinds of computer players; one's own seat is the first. */
            readonly opponents?: readonly string[] | null;
            /** @description In place of `opponents`: every seat, clockwise. */
            readonly seats?: readonly string[] | null;
            /** @description A lexicon's id; the edition's current one when null. */
            readonly lexicon?: string | null;
            /** @description House rules, the clock among them. */
            readonly house?: components["schemas"]["HouseRules"];
            /** @description Whether ratings follow from it. */
            readonly rated?: boolean;
            /** @description `public` games are in the lobby; usual with open seats. */
            readonly visibility?: ("private" | "public") | null;
            /** @description Who may sit down. */
            readonly ratings?: components["schemas"]["RatingRange"] | null;
            /**
             * @description What may be said in the game, at most.
             * @enum {unknown}
             */
            readonly chat?: "free" | "off" | "phrases";
            /** @description Nobody chooses the tiles. */
            readonly seed?: null;
        };
        /**
         * NewLine
         * @description What somebody wants to say: either `text` or the key of a `phrase`.
         */
        readonly NewLine: {
            /** @description Any name that this account has not used in this game. */
            readonly say_id: string;
            /** @description At most 200 characters. */
            readonly text?: string | null;
            /** @description One of `GET /api/phrases`. */
            readonly phrase?: string | null;
        };
        /**
         * NewName
         * @description Another name for an account that has one.
         */
        readonly NewName: {
            readonly name: string;
            readonly password?: string | null;
        };
        /**
         * NewPasskey
         * @description A passkey that the browser has made.
         */
        readonly NewPasskey: {
            readonly label: string;
            readonly credential: Record<string, never>;
            readonly password?: string | null;
        };
        /**
         * NewPassword
         * @description A password, and the one that it replaces, if there is one.
         */
        readonly NewPassword: {
            /** @description From now on. */
            readonly new: string;
            /** @description So far. */
            readonly old?: string | null;
            /** @description Make the account's tokens invalid, too. */
            readonly end_tokens?: boolean;
        };
        /**
         * NewRefund
         * @description A game whose ratings shall be given back, and what went wrong.
         */
        readonly NewRefund: {
            readonly game: string;
            readonly reason: string;
        };
        /**
         * NewReport
         * @description What somebody tells about an account, which is named or given by its id.
         */
        readonly NewReport: {
            readonly who: string;
            /** @enum {unknown} */
            readonly reason: "abuse" | "cheating" | "name" | "other" | "spam" | "stalling";
            readonly text?: string;
            readonly game?: string | null;
        };
        /**
         * NewRole
         * @description A role; it replaces the one that the account has.
         */
        readonly NewRole: {
            readonly role: components["schemas"]["Role"];
        };
        /**
         * NewRuling
         * @description What a moderator rules about an account.
         */
        readonly NewRuling: {
            /** @description Its name or id. */
            readonly who: string;
            /**
             * @description What is ruled.
             * @enum {unknown}
             */
            readonly kind: "close" | "dismiss" | "lift" | "mute" | "warn";
            /** @description What the account is told. */
            readonly note?: string;
            /** @description How long a mute holds; null is until it is lifted. */
            readonly hours?: number | null;
            /** @description The report that this decides. */
            readonly report?: string | null;
        };
        /**
         * NewToken
         * @description What a token shall be good for.
         */
        readonly NewToken: {
            readonly label: string;
            readonly scopes: readonly components["schemas"]["Scope"][];
            readonly password?: string | null;
        };
        /**
         * NextAct
         * @description The next rack, and its clock.
         */
        readonly NextAct: {
            /** @enum {unknown} */
            readonly kind: "next";
        };
        /**
         * NotTaken
         * @description The slip is not kept; an earlier one stays.
         */
        readonly NotTaken: {
            /** @enum {unknown} */
            readonly type: "refused";
            readonly slip_id: string;
            readonly error: components["schemas"]["Error"];
        };
        /**
         * Notice
         * @description What somebody may be told of.
         * @enum {unknown}
         */
        readonly Notice: "invitation" | "nudge" | "tournament" | "turn";
        /**
         * NoticeChoices
         * @description What an account is told of.
         */
        readonly NoticeChoices: {
            /** @description By letter, to an address that was confirmed. */
            readonly mail?: readonly components["schemas"]["Notice"][];
            /** @description On whatever page its owner looks at. */
            readonly page?: readonly components["schemas"]["Notice"][];
            /** @description Of the letters. */
            readonly language?: string;
        };
        /**
         * NudgeMessage
         * @description Ask the player whom the game waits for to move.
         */
        readonly NudgeMessage: {
            /** @enum {unknown} */
            readonly type: "nudge";
        };
        /**
         * Nudged
         * @description `by` asks `seat` to move; `left` are the milliseconds until it loses turn or game.
         */
        readonly Nudged: {
            /** @enum {unknown} */
            readonly type: "nudged";
            readonly by: number;
            readonly seat: number;
            readonly left: number | null;
        };
        /**
         * Offer
         * @description A game beside its events: what was agreed on, and who is to sit where.
         */
        readonly Offer: {
            /** @description The game's id, before and after it has started. */
            readonly id: string;
            /**
             * @description How far it has come.
             * @enum {unknown}
             */
            readonly state: "declined" | "expired" | "full" | "over" | "started" | "waiting" | "withdrawn";
            /** @description The edition's id. */
            readonly edition: string;
            /** @description The lexicon's id. */
            readonly lexicon: string | null;
            /** @description The house rules, the clock among them; what is usual is absent. */
            readonly house: components["schemas"]["House"];
            /**
             * @description What the clock allows, in one word.
             * @enum {unknown}
             */
            readonly speed: "blitz" | "bullet" | "classic" | "correspondence" | "rapid" | "untimed";
            /** @description Whether ratings follow from it. */
            readonly rated: boolean;
            /** @description Whether the lobby lists it. */
            readonly public: boolean;
            /** @description Who may sit down; None is anybody. */
            readonly ratings: components["schemas"]["RatingRange"] | null;
            /**
             * @description What may be said in the game, at most.
             * @enum {unknown}
             */
            readonly chat: "free" | "off" | "phrases";
            /** @description Clockwise. */
            readonly seats: readonly components["schemas"]["Place"][];
            /** @description The seat of its creator; None when they have left it. */
            readonly by: number | null;
            /** @description When it was offered, in seconds since 1970. */
            readonly created: number;
            /** @description The game before this one. */
            readonly rematch_of: string | null;
            /** @description Which kind of game it is; None is the ordinary game. */
            readonly variant: string | null;
        };
        /**
         * OpenAppeal
         * @description An appeal that waits for its decision.
         */
        readonly OpenAppeal: {
            /** @description Its number. */
            readonly seq: number;
            /** @description Of which game. */
            readonly game: number;
            /** @description Of which round. */
            readonly round: number;
            /** @description Number of the one who appeals. */
            readonly player: number;
            /** @description What they are called. */
            readonly name: string;
            /** @description What they say. */
            readonly text: string;
            /** @description How their slip was judged; None when they had no part in that round. */
            readonly result: components["schemas"]["OwnResult"] | null;
        };
        /**
         * Outcome
         * @description How the game ended.
         */
        readonly Outcome: {
            /** @description Why. */
            readonly reason: string;
            /** @description The seat whose act ended it, or who was missing; None where it was nobody's. */
            readonly by: number | null;
            /** @description Totals, everything booked. */
            readonly scores: readonly number[];
            /** @description Booked for tiles left. */
            readonly adjustments: readonly number[];
            /** @description Booked for overtime; empty where there was none. */
            readonly penalties: readonly number[];
            /** @description Seats that share the first place. */
            readonly winners: readonly number[];
            /** @description Tiles left. */
            readonly racks: readonly (readonly number[])[];
        };
        /**
         * Over
         * @description How it ended; `winners` is empty where one plays alone, or where nobody won.
         */
        readonly Over: {
            readonly reason: string;
            readonly winners: readonly number[];
        };
        /**
         * OwnAccount
         * @description An account, as its owner sees it.
         */
        readonly OwnAccount: {
            /** @description `visitor` for a browser that we do not know. */
            readonly kind: string;
            /** @description None for guests and visitors. */
            readonly name: string | null;
            /** @description What it may do beyond playing. */
            readonly role: components["schemas"]["Role"];
            /** @description Seconds since 1970; None for visitors. */
            readonly created: number | null;
            /** @description None when none was given. */
            readonly address: components["schemas"]["OwnAddress"] | null;
            /** @description Whether one can sign in with one. */
            readonly has_password: boolean;
            /** @description How many there are. */
            readonly passkeys: number;
            /** @description How many there are. */
            readonly tokens: number;
        };
        /**
         * OwnAddress
         * @description The e-mail address of the caller.
         */
        readonly OwnAddress: {
            readonly address: string;
            readonly confirmed: boolean;
        };
        /**
         * OwnAppeal
         * @description An appeal of the player's own.
         */
        readonly OwnAppeal: {
            /** @description Of the appeal. */
            readonly number: number;
            /** @description Of which game, from 1. */
            readonly game: number;
            /** @description Of which round, from 1. */
            readonly round: number;
            /** @description What the player said. */
            readonly text: string;
            /** @description Whether they were right; None while it is not decided. */
            readonly accepted: boolean | null;
            /** @description What the arbiter says. */
            readonly reason: string;
        };
        /**
         * OwnResult
         * @description What a round brought the player.
         */
        readonly OwnResult: {
            /** @description For their own word. */
            readonly points: number;
            /** @description The one that was paid. */
            readonly play?: components["schemas"]["WrittenPlay"];
            /** @description What was wrong, if anything. */
            readonly fault?: string;
            /** @description Whether that was a warning. */
            readonly warned?: boolean;
            /** @description Points off. */
            readonly penalty?: number;
            /** @description Points for being the only best. */
            readonly bonus?: number;
            /** @description Whether they are out of the game with it, as in sudden death. */
            readonly out?: boolean;
            /** @description In topping, the milliseconds that count. */
            readonly spent?: number;
        };
        /**
         * OwnSlip
         * @description The player's own slip of an open round: the last that they handed in.
         */
        readonly OwnSlip: {
            /** @description Of which game. */
            readonly game: number;
            /** @description The name its sender gave it. */
            readonly slip_id: string;
            /** @description Which of the player's it is. */
            readonly number: number;
            /** @description What is on it. */
            readonly slip: components["schemas"]["WrittenPlay"];
            /** @description What is on the second one, if there is one. */
            readonly safe: components["schemas"]["WrittenPlay"] | null;
            /** @description In topping, what it is worth. */
            readonly judged: components["schemas"]["Judged"] | null;
        };
        /**
         * Paragraph
         * @description One sentence of the sheet.
         */
        readonly Paragraph: {
            /** @description Name of the sentence, such as `"exchange-limit"`. */
            readonly id: string;
            /** @description The sentence, in the language of the sheet. */
            readonly text: string;
            /**
             * @description Who says so.
             * @enum {unknown}
             */
            readonly stated: "agreed" | "course" | "decision" | "document";
            /** @description Ids of the rules it tells. */
            readonly rules: readonly string[];
            /** @description `stated` in words, where players should be told; else empty. */
            readonly mark: string;
        };
        /**
         * PassMove
         * @description The turn skipped.
         */
        readonly PassMove: {
            /** @enum {unknown} */
            readonly kind: "pass";
        };
        /**
         * PasskeyInfo
         * @description A passkey, as its owner sees it in a list.
         */
        readonly PasskeyInfo: {
            /** @description As browsers write it (base64url). */
            readonly id: string;
            /** @description What its owner calls it. */
            readonly label: string;
            /** @description Seconds since 1970. */
            readonly created: number;
            /** @description When it was last used; None when never. */
            readonly used: number | null;
        };
        /**
         * Pause
         * @description Stop all clocks.
         */
        readonly Pause: {
            /** @enum {unknown} */
            readonly act: "pause";
            readonly reason?: string;
        };
        /**
         * Phrase
         * @description A ready-made phrase.
         */
        readonly Phrase: {
            readonly key: string;
            readonly text: string;
        };
        /**
         * Ping
         * @description Answer with a `pong` at once: so the server measures the line.
         */
        readonly Ping: {
            /** @enum {unknown} */
            readonly type: "ping";
            readonly ping_id: number;
        };
        /**
         * Place
         * @description A seat as everybody may know it.
         */
        readonly Place: {
            /**
             * @description `open` when anybody may sit down.
             * @enum {unknown}
             */
            readonly kind: "computer" | "human" | "open";
            /** @description Who sits there or is invited; None when open. */
            readonly name: string | null;
            /** @description The kind of computer player; None for people. */
            readonly player: string | null;
            /** @description Of the account as it sat down; None when it had none. */
            readonly rating: number | null;
            /** @description False while open, and while the invited has not answered. */
            readonly agreed: boolean;
        };
        /**
         * Plan
         * @description How an event is run on this server: what its rules leave to the organiser.
         */
        readonly Plan: {
            /** @description Rounds follow each other by the clock; else the arbiter calls them. */
            readonly auto?: boolean;
            /** @description Seconds between two rounds, more than the profile's. */
            readonly pause?: number;
            /** @description With `auto`, a round is closed once everybody has handed in. */
            readonly early?: boolean;
            /** @description Seconds after the last round in which results may still be held to be wrong; the event is over when they have passed. */
            readonly appeals?: number;
            /** @description In a weekly event, seconds before the close of a round when those are reminded by e-mail who have not handed in, half the round at most; 0 is never. */
            readonly remind?: number;
        };
        /**
         * PlayMove
         * @description Tiles laid, as [square, tile].
         */
        readonly PlayMove: {
            /** @enum {unknown} */
            readonly kind: "play";
            /** @description Which tile goes where. */
            readonly placed: readonly (readonly [
                number,
                number
            ])[];
            /** @description Squares whose blank is first taken for its letter (ET-82). */
            readonly reclaimed?: readonly number[];
            /** @description How many tiles to draw from the bag of vowels, where there are two (ET-88). */
            readonly vowels?: number | null;
        };
        /**
         * PlayedGame
         * @description A finished game in an account's list.
         */
        readonly PlayedGame: {
            /** @description Its id. */
            readonly game: string;
            /** @description The edition's id. */
            readonly edition: string;
            /** @description When it ended, in seconds since 1970. */
            readonly finished: number;
            /** @description Why it ended. */
            readonly reason: string;
            /** @description Whether ratings have changed by it. */
            readonly rated: boolean;
            /** @description The account's. */
            readonly seat: number;
            /** @description `won`, `drawn`, `lost`, or `none` where nobody won. */
            readonly outcome: string;
            /** @description The account's total. */
            readonly points: number;
            /** @description `people`, `computers` or `mixed`. */
            readonly opponents: string;
            /** @description Everybody who played, clockwise, with the totals. */
            readonly seats: readonly components["schemas"]["Seat"][];
        };
        /**
         * PlayersNews
         * @description People have come in.
         */
        readonly PlayersNews: {
            /** @enum {unknown} */
            readonly type: "players";
            /** @description How many are in. */
            readonly count: number;
            /** @description Names of the last few. */
            readonly newest: readonly string[];
            /** @description How many are connected. */
            readonly here: number;
        };
        /**
         * PongMessage
         * @description The answer to a `ping`, at once.
         */
        readonly PongMessage: {
            /** @enum {unknown} */
            readonly type: "pong";
            readonly ping_id: number;
        };
        /**
         * Preparing
         * @description Which lexicons can be had, are being compiled, and are asked for.
         */
        readonly Preparing: {
            /** @description Whether the reader may have them compiled. */
            readonly operator: boolean;
            /** @description Those whose lexicon can be compiled from the page. */
            readonly editions: readonly string[];
            /** @description The one that is being compiled. */
            readonly underway: components["schemas"]["Underway"] | null;
            /** @description Those that come after it. */
            readonly waiting: readonly string[];
            /** @description Edition -> error code, where the last attempt went wrong. */
            readonly failed: {
                readonly [key: string]: string;
            };
            /** @description Edition -> how many have asked for it; empty for all but the operator. */
            readonly wishes: {
                readonly [key: string]: number;
            };
        };
        /**
         * PresenceNews
         * @description Who is connected.
         */
        readonly PresenceNews: {
            /** @enum {unknown} */
            readonly type: "presence";
            /** @description For each seat, whether somebody is there; a computer always is. */
            readonly seats: readonly boolean[];
            /** @description How many look on. */
            readonly spectators: number;
            /** @description Who is missed, in a timed game. */
            readonly gone: components["schemas"]["Gone"] | null;
        };
        /**
         * PreviewAnswer
         * @description What the tiles would make and earn, or why they may not lie so.
         */
        readonly PreviewAnswer: {
            /** @enum {unknown} */
            readonly type: "preview";
            readonly preview_id: number;
            readonly points?: number;
            readonly words?: readonly components["schemas"]["PreviewWord"][];
            readonly error?: components["schemas"]["Error"];
        };
        /**
         * PreviewMessage
         * @description What would this move make and earn? Nothing is done.
         */
        readonly PreviewMessage: {
            /** @enum {unknown} */
            readonly type: "preview";
            readonly preview_id: number;
            readonly move: components["schemas"]["PlayMove"] | components["schemas"]["ExchangeMove"] | components["schemas"]["PassMove"] | components["schemas"]["ResignMove"] | components["schemas"]["ChallengeMove"] | components["schemas"]["AcceptMove"] | components["schemas"]["ProposeMove"] | components["schemas"]["AnswerMove"] | components["schemas"]["AbortMove"] | components["schemas"]["ClaimMove"] | components["schemas"]["ArgueMove"] | components["schemas"]["VoteMove"] | components["schemas"]["TypedAct"] | components["schemas"]["ChooseAct"] | components["schemas"]["FinishAct"] | components["schemas"]["NextAct"] | components["schemas"]["ShowAct"] | components["schemas"]["RemoveAct"] | components["schemas"]["WriteAct"] | components["schemas"]["CallAct"] | components["schemas"]["CrossAct"] | components["schemas"]["BingoAct"];
        };
        /**
         * PreviewWord
         * @description A word that the tiles would make; `admissible` is None where others may challenge it.
         */
        readonly PreviewWord: {
            readonly word: string;
            readonly points: number;
            readonly squares: readonly number[];
            readonly admissible: boolean | null;
        };
        /**
         * ProfileInfo
         * @description A profile of duplicate.
         */
        readonly ProfileInfo: {
            /** @description Names it. */
            readonly id: string;
            /** @description What its players call it. */
            readonly name: string;
            /** @description By their names, the usual one first. */
            readonly paces: readonly string[];
            /** @description Those of them with rounds of a day or more. */
            readonly days: readonly string[];
            /** @description Those of them at which one plays alone; a race for the top is another variant. */
            readonly alone: readonly string[];
            /** @description Pace -> key of a new event -> the values of it that cannot be had at that pace; a pace with which everything goes is left out. */
            readonly barred: {
                readonly [key: string]: {
                    readonly [key: string]: readonly (string | boolean | number)[];
                };
            };
            /** @description Whether it minds the points that players write. */
            readonly claims: boolean;
        };
        /**
         * ProposeMove
         * @description Something asked of the others: a takeback, the end, or that the game be called off.
         */
        readonly ProposeMove: {
            /** @enum {unknown} */
            readonly kind: "propose";
            readonly what: ("abort" | "takeback") | "end";
        };
        /**
         * PublicAccount
         * @description An account, as everybody may see it.
         */
        readonly PublicAccount: {
            /** @description As its owner writes it. */
            readonly name: string;
            /**
             * @description Whether a person or a program plays.
             * @enum {unknown}
             */
            readonly kind: "bot" | "guest" | "person";
            /** @description What it may do beyond playing. */
            readonly role: components["schemas"]["Role"];
            /** @description Seconds since 1970. */
            readonly created: number;
        };
        /**
         * QuickGame
         * @description A casual game for two with anybody.
         */
        readonly QuickGame: {
            /** @description The edition's id. */
            readonly edition: string;
            /** @description In milliseconds; all 0 is none. */
            readonly clock?: components["schemas"]["Clock"];
        };
        /**
         * Rank
         * @description A result among the player's own of the same game (ET-101).
         */
        readonly Rank: {
            /** @description This one. */
            readonly total: number;
            /** @description From 1, the best. */
            readonly rank: number;
            /** @description How many there are. */
            readonly games: number;
            /** @description The best of the others. */
            readonly best_before: number | null;
            /** @description Of all, rounded down. */
            readonly mean: number;
            /** @description Whether an earlier score was beaten. */
            readonly record: boolean;
        };
        /**
         * RatingChange
         * @description What one game did to a rating.
         */
        readonly RatingChange: {
            /** @description Points gained. */
            readonly change: number;
            /** @description Strength afterwards. */
            readonly value: number;
            /** @description Whether that was a first guess. */
            readonly provisional: boolean;
        };
        /**
         * RatingRange
         * @description Who may sit down, by rating; both ends belong to it, null is no limit.
         */
        readonly RatingRange: {
            readonly lowest?: number | null;
            readonly highest?: number | null;
        };
        /**
         * Ready
         * @description The node can take players.
         */
        readonly Ready: {
            /**
             * @description Whether news of other nodes come and go. Where they do not, moves are taken as ever and reach other nodes a second later; `alone`: there are no other nodes.
             * @enum {unknown}
             */
            readonly bus: "alone" | "away" | "connected";
            /** @enum {unknown} */
            readonly status: "ok";
        };
        /**
         * Reason
         * @description Why a word is admissible or not.
         */
        readonly Reason: {
            /** @description Which sentence says it; a `Category` or a `Ground`. */
            readonly kind: string;
            /** @description Ids of the rules that decide; empty where no rule but the source does. */
            readonly rules: readonly string[];
            /** @description The reason as the recipe, the list or the club has it (English, or the club's). */
            readonly note: string;
            /** @description The list of ours that has the word. */
            readonly list: string;
            /** @description The switch that decides. */
            readonly switch: string;
            /** @description When a club decided so (ISO 8601). */
            readonly date: string;
            /** @description The error's code, where something is missing. */
            readonly code: string;
        };
        /**
         * RecordPage
         * @description Some changes of a rating; `cursor` goes on, None when these were the last.
         */
        readonly RecordPage: {
            readonly records: readonly components["schemas"]["ShownRecord"][];
            readonly cursor: string | null;
        };
        /**
         * Refunded
         * @description The accounts whose ratings were given back.
         */
        readonly Refunded: {
            readonly accounts: readonly string[];
        };
        /**
         * Refused
         * @description The move is not allowed; nothing has changed.
         */
        readonly Refused: {
            /** @enum {unknown} */
            readonly type: "refused";
            readonly move_id: string;
            readonly error: components["schemas"]["Error"];
        };
        /**
         * Reject
         * @description Decline an appeal.
         */
        readonly Reject: {
            /** @enum {unknown} */
            readonly act: "decline";
            readonly appeal: number;
            readonly reason: string;
        };
        /**
         * RematchNews
         * @description How the rematch stands, on the live connection of the game before it.
         */
        readonly RematchNews: {
            /** @enum {unknown} */
            readonly type: "rematch";
            /** @description The new game. */
            readonly id: string;
            /**
             * @description `waiting` until all have agreed, then `started`.
             * @enum {unknown}
             */
            readonly state: "declined" | "expired" | "full" | "over" | "started" | "waiting" | "withdrawn";
            /** @description Seats of the game before whose accounts have agreed. */
            readonly agreed: readonly number[];
        };
        /**
         * RemovalBody
         * @description A board that is taken apart.
         */
        readonly RemovalBody: {
            /** @enum {unknown} */
            readonly variant: "removal";
            /** @description What still lies, one tile a square. */
            readonly board: readonly number[];
            /** @description Points by seat. */
            readonly scores: readonly number[];
            /** @description Whose turn it is. */
            readonly to_move: number | null;
            /** @description The score sheet. */
            readonly turns: readonly components["schemas"]["RemovalTurn"][];
            /** @description Whether a tile may be left without neighbours. */
            readonly lone: boolean;
            /** @description How it ended. */
            readonly over: components["schemas"]["Over"] | null;
        };
        /**
         * RemovalSetup
         * @description Taking a finished board apart (ET-89..92).
         */
        readonly RemovalSetup: {
            /** @enum {unknown} */
            readonly variant: "removal";
            /** @description The edition's id; that of `game` when one is named. */
            readonly edition: string;
            /** @description Id of a game that is over; its board is played. */
            readonly game?: string | null;
            /** @description In place of it: a recorded game, GCG or a file of events. */
            readonly file?: string | null;
            /** @description Whether a tile may be left without neighbours. */
            readonly lone?: boolean;
            /** @description Seats of the computer, which takes the most points it can. */
            readonly computers?: number;
        };
        /**
         * RemovalTurn
         * @description A removal: `tiles`, as text, taken off `squares`.
         */
        readonly RemovalTurn: {
            readonly seat: number;
            readonly squares: readonly number[];
            readonly tiles: string;
            readonly points: number;
            readonly total: number;
        };
        /**
         * RemoveAct
         * @description The tiles on these squares taken off the board.
         */
        readonly RemoveAct: {
            /** @enum {unknown} */
            readonly kind: "remove";
            readonly squares: readonly number[];
        };
        /**
         * Replay
         * @description A game to be gone over again.
         */
        readonly Replay: {
            /** @description The game's id; None for a file. */
            readonly id: string | null;
            /** @description The edition's id. */
            readonly edition: string;
            /** @description The id of its lexicon, or None. */
            readonly lexicon: string | null;
            /** @description Clockwise, with the points at the last step. */
            readonly seats: readonly components["schemas"]["Seat"][];
            /** @description The caller's seat; None is a spectator. */
            readonly you: number | null;
            /** @description The house rules. */
            readonly house: components["schemas"]["House"];
            /** @description In order; before the first, the board is empty and nobody has points. */
            readonly steps: readonly components["schemas"]["Step"][];
            /** @description How it ended; None while it goes on. */
            readonly over: components["schemas"]["Outcome"] | null;
            /** @description What of a file was left out. */
            readonly faults: readonly components["schemas"]["FileFault"][];
            /** @description Who drew what for the start; None where a file does not tell. */
            readonly draw: components["schemas"]["StartingDraw"] | null;
        };
        /**
         * Report
         * @description What somebody has told about somebody.
         */
        readonly Report: {
            /** @description Its id. */
            readonly id: string;
            /** @description Who reports. */
            readonly account: string;
            /** @description Whom. */
            readonly accused: string;
            /** @description In which game it happened, if in one. */
            readonly game: string | null;
            /**
             * @description Why.
             * @enum {unknown}
             */
            readonly reason: "abuse" | "cheating" | "name" | "other" | "spam" | "stalling";
            /** @description In the reporter's words. */
            readonly text: string;
            /** @description What the accused had said there by then, as it was. */
            readonly evidence: readonly components["schemas"]["ChatLine"][];
            /** @description When, in seconds since 1970. */
            readonly at: number;
            /** @description Whether nothing has been decided yet. */
            readonly open: boolean;
            /** @description What the accused is called now; None for guests. */
            readonly name: string | null;
        };
        /**
         * Reset
         * @description What the link in a letter holds, and the new password.
         */
        readonly Reset: {
            readonly token: string;
            readonly password: string;
            readonly language?: string;
        };
        /**
         * ResetWish
         * @description Whose password is lost: a name or an address.
         */
        readonly ResetWish: {
            readonly who: string;
            readonly language?: string;
        };
        /**
         * ResignMove
         * @description The game given up, in or out of turn.
         */
        readonly ResignMove: {
            /** @enum {unknown} */
            readonly kind: "resign";
        };
        /**
         * Result
         * @description A finished game, as it is kept.
         */
        readonly Result: {
            /** @description Id of the edition. */
            readonly edition: string;
            /**
             * @description Which of the three games.
             * @enum {unknown}
             */
            readonly kind: "one-rack" | "open" | "two-racks";
            /** @description One or two. */
            readonly racks: number;
            /** @description What counts; see `SolitaireState.total`. */
            readonly total: number;
            /** @description Points of each rack. */
            readonly scores: readonly number[];
            /** @description How many words were laid. */
            readonly plays: number;
            /** @description Points of the best of them. */
            readonly best: number;
            /** @description Milliseconds since 1970, as handed in. */
            readonly when: number;
        };
        /**
         * Resume
         * @description Let them go on.
         */
        readonly Resume: {
            /** @enum {unknown} */
            readonly act: "resume";
        };
        /**
         * Role
         * @description What an account may do beyond playing. Kept in the database by these values.
         * @enum {unknown}
         */
        readonly Role: "admin" | "arbiter" | "moderator" | "player";
        /**
         * RoundLine
         * @description A round that is closed: its rack and its top.
         */
        readonly RoundLine: {
            readonly number: number;
            readonly rack: readonly number[];
            readonly top: components["schemas"]["Top"];
        };
        /**
         * Row
         * @description One line of the table.
         */
        readonly Row: {
            /** @description From 1; equal players share it. */
            readonly place: number;
            /** @description The last place that they share: 3 and 5 are "3.-5.". */
            readonly last: number;
            /** @description Number of the entrant. */
            readonly player: number;
            /** @description Shown to all. */
            readonly name: string;
            /** @description Points of the games that count. */
            readonly total: number;
            /** @description Points below the sum of the tops. */
            readonly negative: number;
            /** @description Share of the tops, in hundredths of a per cent. */
            readonly percent: number;
            /** @description How often their own word was worth the top. */
            readonly tops: number;
            /** @description Points for being the only best. */
            readonly solos: number;
            /** @description Warnings in all games. */
            readonly warnings: number;
            /** @description Points off for faults and warnings, and by hand. */
            readonly penalties: number;
            /** @description Points of each game; a game that is dropped counts no more. */
            readonly games: readonly number[];
            /** @description Which games do not count, from 1. */
            readonly dropped: readonly number[];
            /** @description In topping, the milliseconds of the games that count, by which it ranks. */
            readonly spent?: number;
        };
        /**
         * Ruling
         * @description The referee has ruled; `own` and `near` as in `Closed`.
         */
        readonly Ruling: {
            /** @enum {unknown} */
            readonly type: "ruling";
            /** @description Of the event's log. */
            readonly seq: number;
            /** @description The kind of ruling. */
            readonly what: string;
            /** @description Whom it concerns; None everybody. */
            readonly player: number | null;
            /** @description Of the round concerned, if one is. */
            readonly number: number | null;
            /** @description What the referee says. */
            readonly reason: string;
            /** @description The best ten, now. */
            readonly leaders: readonly components["schemas"]["Row"][];
            readonly own: components["schemas"]["Row"] | null;
            readonly near: readonly components["schemas"]["Row"][];
        };
        /**
         * RunSlip
         * @description A slip of somebody who plays alone: in tile ids, or as it is typed.
         */
        readonly RunSlip: {
            /** @description For which round, from 1. */
            readonly round: number;
            /** @description The slip in tile ids. */
            readonly slip?: components["schemas"]["SlipBody"] | null;
            /** @description Instead of it, as it is typed; with neither the round is passed. */
            readonly text?: string | null;
            /** @description How that names its square; null is the style of the edition. */
            readonly style?: ("lettered-rows" | "numbered-rows") | null;
        };
        /**
         * RunView
         * @description A run, as its player sees it: nothing of the rounds to come.
         */
        readonly RunView: {
            /** @description Which event. */
            readonly tournament: string;
            /** @description The server's clock, in milliseconds since 1970. */
            readonly now: number;
            /** @description The game that is shown: the next one when its first rack is opened. */
            readonly game: number;
            /** @description How many there are. */
            readonly games: number;
            /** @description The round that comes next or is open, from 1, counted through all games. */
            readonly number: number;
            /** @description Tiles that players take out of the bag as they like, beside the rack. */
            readonly picked: number;
            /** @description Whether the profile minds the points that are written on a slip. */
            readonly claims: boolean;
            /** @description The board: a tile id a square. */
            readonly board: readonly number[];
            /** @description The rack, once the round is open. */
            readonly rack: readonly number[];
            /** @description When it closes, once it is open. */
            readonly deadline: number | null;
            /** @description Those of this game that are played, with their tops. */
            readonly rounds: readonly components["schemas"]["RoundLine"][];
            /** @description What they brought. */
            readonly results: readonly (components["schemas"]["OwnResult"] | null)[];
            /** @description Points of all games. */
            readonly total: number;
            /** @description Points of the tops. */
            readonly tops: number;
            /** @description Tops found. */
            readonly found: number;
            /** @description Whether all is played. */
            readonly over: boolean;
            /** @description The place that they would have: among the event's players, or those of the day. */
            readonly rank: number | null;
            /** @description Among how many, the player counted. */
            readonly of: number;
        };
        /**
         * Scope
         * @description A right that a token may carry. What has no scope needs a session.
         * @enum {unknown}
         */
        readonly Scope: "bot" | "challenge" | "games:play" | "games:read";
        /**
         * Screen
         * @description What the second screen shows.
         */
        readonly Screen: {
            /** @description Number of the last event of the log. */
            readonly seq: number;
            /** @description The server's clock, in milliseconds since 1970. */
            readonly now: number;
            /** @description Of the event. */
            readonly name: string;
            /** @description `waiting`, `running`, `over` or `withdrawn`. */
            readonly state: string;
            /** @description How many are in. */
            readonly players: number;
            /** @description Squares of a row. */
            readonly columns: number;
            /** @description A tile a square as text: empty, a letter, or a small one for a blank. */
            readonly board: readonly string[];
            /** @description The rounds that are open. */
            readonly open: readonly components["schemas"]["TournamentsOpenRound"][];
            /** @description Their racks as text, tile by tile. */
            readonly rack: readonly (readonly string[])[];
            /** @description The same, by the spelling alphabet of the edition; `?` is a blank. */
            readonly spoken: readonly (readonly string[])[];
            /** @description How many tiles nobody has seen yet. */
            readonly bag: number;
        };
        /**
         * Seat
         * @description Who sits there and with how many points.
         */
        readonly Seat: {
            /** @description Shown to the others. */
            readonly name: string;
            /**
             * @description Whether somebody or something plays.
             * @enum {unknown}
             */
            readonly kind: "computer" | "human";
            /** @description The kind of computer player; None for people. */
            readonly player: string | null;
            /** @description Points so far. */
            readonly score: number;
            /** @description Tiles held. */
            readonly rack_count: number;
        };
        /**
         * SeatSummary
         * @description One seat's game.
         */
        readonly SeatSummary: {
            /** @description Under which one finds who sat there; null for guests and computers. */
            readonly name: string | null;
            /** @description In numbers. */
            readonly figures: components["schemas"]["Figures"];
            /** @description Tiles left on the rack. */
            readonly left: readonly number[];
            /** @description Points booked for tiles left, its own or those of others. */
            readonly adjustment: number;
            /** @description Points lost to the clock. */
            readonly penalty: number;
            /** @description What the game has changed; null where it changed nothing. */
            readonly rating: components["schemas"]["RatingChange"] | null;
        };
        /**
         * Section
         * @description Sentences on one matter.
         */
        readonly Section: {
            /** @description Such as `"exchange"`. */
            readonly id: string;
            /** @description Its heading, in the language of the sheet. */
            readonly title: string;
            /** @description The sentences. */
            readonly paragraphs: readonly components["schemas"]["Paragraph"][];
        };
        readonly ServerMessage: components["schemas"]["Snapshot"] | components["schemas"]["Changed"] | components["schemas"]["Moved"] | components["schemas"]["Ack"] | components["schemas"]["Stale"] | components["schemas"]["Refused"] | components["schemas"]["PreviewAnswer"] | components["schemas"]["TypedAnswer"] | components["schemas"]["Failed"] | components["schemas"]["PresenceNews"] | components["schemas"]["Nudged"] | components["schemas"]["Ping"] | components["schemas"]["ChatLine"] | components["schemas"]["RematchNews"] | components["schemas"]["Waiting"] | components["schemas"]["BannerMessage"];
        /**
         * SessionInfo
         * @description A session, as its owner sees it in a list.
         */
        readonly SessionInfo: {
            /** @description Names it; opens nothing. */
            readonly id: string;
            /** @description When somebody signed in, in seconds since 1970. */
            readonly created: number;
            /** @description When it was last used, to the hour. */
            readonly seen: number;
            /** @description What the browser calls itself. */
            readonly agent: string;
            /** @description Whether it is the one that asks. */
            readonly current: boolean;
        };
        /**
         * ShowAct
         * @description The top is to be shown, at the price of not having found it.
         */
        readonly ShowAct: {
            /** @enum {unknown} */
            readonly kind: "show";
        };
        /**
         * ShownRating
         * @description A rating of an account.
         */
        readonly ShownRating: {
            /** @description For which language. */
            readonly family: string;
            /** @description For which speed. */
            readonly speed: string;
            /** @description Strength; 1500 is the middle. */
            readonly value: number;
            /** @description With 95 % certainty the strength is within two of these. */
            readonly deviation: number;
            /** @description Whether it is a first guess. */
            readonly provisional: boolean;
            /** @description Rated games. */
            readonly games: number;
            /** @description When the last of them ended, in seconds since 1970. */
            readonly updated: number;
        };
        /**
         * ShownRecord
         * @description A change of a rating.
         */
        readonly ShownRecord: {
            /** @description `game`, or `refund` where a game's change was taken back. */
            readonly kind: string;
            /** @description Which game; None where the caller may not know it. */
            readonly game: string | null;
            /** @description In seconds since 1970. */
            readonly at: number;
            /** @description Points gained. */
            readonly change: number;
            /** @description Strength afterwards. */
            readonly value: number;
            /** @description How uncertain it was afterwards. */
            readonly deviation: number;
            /** @description Whether it was a first guess. */
            readonly provisional: boolean;
            /** @description Of a refund. */
            readonly reason: string | null;
        };
        /**
         * Signal
         * @description The time is called: so many seconds are left; 0 is the end.
         */
        readonly Signal: {
            /** @enum {unknown} */
            readonly type: "signal";
            readonly game: number;
            readonly number: number;
            readonly left: number;
        };
        /**
         * SlipBody
         * @description A slip with its word spelled in tile ids.
         */
        readonly SlipBody: {
            /** @description Square of the first letter. */
            readonly start: number;
            /**
             * @description 0 across, 1 down.
             * @enum {unknown}
             */
            readonly direction: 0 | 1;
            /** @description The whole word, tiles that lie there included; bit 6 marks a blank. */
            readonly word: readonly number[];
            /** @description The points written on it, if any. */
            readonly claimed?: number | null;
        };
        /**
         * SlipMessage
         * @description Hand a slip in, in place of an earlier one.
         */
        readonly SlipMessage: {
            /** @enum {unknown} */
            readonly type: "slip";
            /** @description A name of the sender's choice; sending it again does no harm. */
            readonly slip_id: string;
            /** @description Which round, from 1: one that is no longer open is refused. */
            readonly round: number;
            /** @description Which of the player's slips of this round it is, from 1: the highest counts, in whatever order they arrive. */
            readonly number: number;
            /** @description Which game of the event, from 1. */
            readonly game?: number;
            /** @description The slip in tile ids. */
            readonly slip?: components["schemas"]["SlipBody"] | null;
            /** @description Instead of it, the slip as it is typed: `H8 KASS 12`. */
            readonly text?: string | null;
            /** @description A second slip, paid when the first earns nothing, where the profile has it. */
            readonly safe?: components["schemas"]["SlipBody"] | null;
            /** @description The same, typed. */
            readonly safe_text?: string | null;
            /** @description How both name their square; null is the style of the edition. */
            readonly style?: ("lettered-rows" | "numbered-rows") | null;
            /** @description For which rack it was written, if its sender says so: when the round was taken back meanwhile, a slip that was under way is not taken for the next rack. */
            readonly rack?: readonly number[] | null;
        };
        /**
         * SolitaireBody
         * @description A solitaire.
         */
        readonly SolitaireBody: {
            /** @enum {unknown} */
            readonly variant: "solitaire";
            /** @description Which of the three. */
            readonly solitaire: string;
            /** @description The game, from the rack that is to move. */
            readonly game: components["schemas"]["GameView"];
            /** @description Every rack that may be seen. */
            readonly racks: readonly (readonly number[])[];
            /** @description What counts. */
            readonly total: number;
            /** @description The rack that tiles are chosen for; None when a move is due. */
            readonly choosing: number | null;
            /** @description How many are to be chosen. */
            readonly wanted: number;
            /** @description What lies open to be chosen; empty while nothing is. */
            readonly open: readonly (readonly [
                number,
                number
            ])[];
            /** @description The result among one's own, once it is over. */
            readonly rank: components["schemas"]["Rank"] | null;
        };
        /**
         * SolitaireSetup
         * @description Playing alone (ET-101..103).
         */
        readonly SolitaireSetup: {
            /** @enum {unknown} */
            readonly variant: "solitaire";
            /** @description The edition's id. */
            readonly edition: string;
            /**
             * @description `one-rack`, `two-racks` or `open`.
             * @enum {unknown}
             */
            readonly kind?: "one-rack" | "open" | "two-racks";
            /** @description One or two, in `open`. */
            readonly racks?: number;
            /** @description House rules; the clock among them is not used, words are looked at at once. */
            readonly house?: components["schemas"]["House"];
        };
        /**
         * SourceNote
         * @description Where the words come from.
         */
        readonly SourceNote: {
            /** @description Of the dictionary or the list. */
            readonly name: string;
            /** @description As its package or file states it; empty when unknown. */
            readonly version: string;
            /** @description Of the files read, one after the other. */
            readonly sha256: string;
            /** @description SPDX expression, or empty when unknown. */
            readonly licence: string;
        };
        /**
         * Speech
         * @description A part of speech.
         * @enum {unknown}
         */
        readonly Speech: "abbreviation" | "adjective" | "adposition" | "adverb" | "attribute" | "conjunction" | "determiner" | "interjection" | "name" | "noun" | "numeral" | "part-of-word" | "particle" | "phrase-part" | "prefix" | "pronoun" | "suffix" | "verb";
        /**
         * Stale
         * @description The move was meant for another position; the game is at `seq`.
         */
        readonly Stale: {
            /** @enum {unknown} */
            readonly type: "stale";
            readonly move_id: string;
            readonly seq: number;
        };
        /**
         * Standing
         * @description Whether a word is admissible; unknown is neither.
         * @enum {unknown}
         */
        readonly Standing: "admissible" | "not-admissible" | "unknown";
        /**
         * StandingsPage
         * @description A page of the full table.
         */
        readonly StandingsPage: {
            /** @description Of the event's log. */
            readonly seq: number;
            /** @description How many are ranked. */
            readonly players: number;
            /** @description Some of them, best first. */
            readonly rows: readonly components["schemas"]["Row"][];
            /** @description From which rank on to ask for more; None at the end. */
            readonly next: number | null;
            /** @description The table of the teams, with the first page. */
            readonly teams: readonly components["schemas"]["TeamRow"][];
        };
        /**
         * Start
         * @description Begin the event, or its next game, now.
         */
        readonly Start: {
            /** @enum {unknown} */
            readonly act: "start";
        };
        /**
         * StartingDraw
         * @description The tiles that the seats drew to find out who starts (HU-M-5, CS-1, ET-11, HU-W-6).
         */
        readonly StartingDraw: {
            /** @description (seat, tile) pairs; a second round is a draw of those who tied. */
            readonly rounds: readonly (readonly (readonly [
                number,
                number
            ])[])[];
            /** @description The seat that starts. */
            readonly first: number;
        };
        /**
         * StateNews
         * @description How far the event has come.
         */
        readonly StateNews: {
            /** @enum {unknown} */
            readonly type: "state";
            /** @description Of the event's log. */
            readonly seq: number;
            /** @description The server's clock. */
            readonly now: number;
            /** @description `waiting`, `running`, `over` or `withdrawn`. */
            readonly state: string;
            /** @description When it is to begin, if that is settled. */
            readonly starts: number | null;
            /** @description Games begun. */
            readonly games: number;
            /** @description Whether the clocks stand still. */
            readonly paused: boolean;
            /** @description Whether all is over. */
            readonly finished: boolean;
        };
        /**
         * Status
         * @description What a page shows beside the games.
         */
        readonly Status: {
            /** @description Of the server. */
            readonly version: string;
            /** @description What its operator tells everybody; None most of the time. */
            readonly banner: components["schemas"]["Banner"] | null;
        };
        /**
         * Step
         * @description One thing that happened, and the game right after it.
         */
        readonly Step: {
            /** @description Number of its event. */
            readonly seq: number;
            /**
             * @description A turn, the ruling on a challenge, turns taken back, the end.
             * @enum {unknown}
             */
            readonly kind: "challenge" | "end" | "takeback" | "turn";
            /** @description Points by seat afterwards. */
            readonly scores: readonly number[];
            /** @description Milliseconds that each seat had used by then. */
            readonly used: readonly number[];
            /** @description Tiles in the bag afterwards. */
            readonly bag: number;
            /** @description [square, tile] wherever another tile lay before; 0 is none. */
            readonly board?: readonly (readonly [
                number,
                number
            ])[];
            /** @description Who did it; None where it was nobody. */
            readonly seat?: number;
            /** @description The line of the score sheet, of a turn or a resignation. */
            readonly move?: components["schemas"]["MoveRecord"];
            /** @description What the seat held before its turn; None where the reader may not know. */
            readonly rack?: readonly number[];
            /** @description Whether the challenge took the play off the board. */
            readonly upheld?: boolean;
            /** @description Points by seat that the ruling or the end has booked. */
            readonly booked?: readonly number[];
            /** @description When, in milliseconds since the game's start. */
            readonly at?: number;
        };
        /**
         * Stop
         * @description End the event; rounds closed count.
         */
        readonly Stop: {
            /** @enum {unknown} */
            readonly act: "stop";
        };
        /**
         * Stopped
         * @description Letters of which kind come no more.
         */
        readonly Stopped: {
            readonly notice: components["schemas"]["Notice"];
        };
        /**
         * Summary
         * @description Games added up.
         */
        readonly Summary: {
            /** @description Of which edition; None is all. */
            readonly edition: string | null;
            /** @description Against `people`, `computers` or `mixed`; None is all. */
            readonly opponents: string | null;
            /** @description Finished ones. */
            readonly games: number;
            /** @description Won alone. */
            readonly won: number;
            /** @description First place shared. */
            readonly drawn: number;
            /** @description All others that were not aborted. */
            readonly lost: number;
            /** @description Of these: resigned, left, or lost on time. */
            readonly given_up: number;
            /** @description Of all games together. */
            readonly points: number;
            /** @description Of all games together. */
            readonly turns: number;
            /** @description Plays that stayed on the board. */
            readonly plays: number;
            /** @description Plays with the edition's bonus for tiles laid. */
            readonly bingos: number;
            /** @description Milliseconds. */
            readonly time_used: number;
            /** @description Own challenges that took a play off the board. */
            readonly challenges_won: number;
            /** @description Own challenges in vain. */
            readonly challenges_lost: number;
            /** @description Points a game. */
            readonly game_average: number;
            /** @description Points a turn. */
            readonly turn_average: number;
            /** @description None before the first play. */
            readonly best_play: components["schemas"]["Best"] | null;
            /** @description None before the first game. */
            readonly best_game: components["schemas"]["Best"] | null;
        };
        /**
         * Task
         * @description What the learner is asked to do, in the order of the lesson.
         * @enum {unknown}
         */
        readonly Task: "bingo" | "blank" | "cross" | "digraph" | "exchange" | "hook" | "opening" | "premium";
        /**
         * TeamRow
         * @description A team's line: the points of its members that count.
         */
        readonly TeamRow: {
            readonly place: number;
            readonly last: number;
            readonly team: string;
            readonly total: number;
            readonly members: readonly number[];
        };
        /**
         * Theme
         * @description Words that earn extra points (ET-84).
         */
        readonly Theme: {
            /** @description Which; written as on tiles. */
            readonly words: readonly string[];
            /** @description Points for each time one is made. */
            readonly bonus?: number;
        };
        /**
         * TileInfo
         * @description One letter: its id, how it is written (`lower` as a blank), its count and points.
         */
        readonly TileInfo: {
            readonly id: number;
            readonly label: string;
            readonly lower: string;
            readonly count: number;
            readonly points: number;
            /** @description How the letter is called. */
            readonly name: string;
            readonly vowel: boolean;
            /** @description The letter by the spelling alphabet; left out where that is its name. */
            readonly spelled?: string;
        };
        /**
         * TimeNews
         * @description The clock of an open round was stopped, or goes on.
         */
        readonly TimeNews: {
            /** @enum {unknown} */
            readonly type: "time";
            /** @description Of the event's log. */
            readonly seq: number;
            /** @description The server's clock. */
            readonly now: number;
            /** @description Which game, from 1. */
            readonly game: number;
            /** @description Which round, from 1. */
            readonly number: number;
            /** @description When the round closes; None while it stands still. */
            readonly deadline: number | null;
            /** @description Milliseconds left while it stands still. */
            readonly left: number | null;
            /** @description What the referee says; `restart` when the server was away. */
            readonly reason: string;
        };
        /**
         * Times
         * @description The clocks, in milliseconds; a time of day counts from the game's start.
         */
        readonly Times: {
            /** @description Time used up to `since`, by seat. */
            readonly used: readonly number[];
            /** @description When the clock of the seat to move began to run. */
            readonly since: number;
            /** @description When that seat will have used up its turn, or lost; None is never. */
            readonly turn_ends: number | null;
        };
        /**
         * TokenInfo
         * @description A token, as its owner sees it in a list.
         */
        readonly TokenInfo: {
            /** @description Names it; opens nothing. */
            readonly id: string;
            /** @description What its owner calls it. */
            readonly label: string;
            /** @description What it is good for. */
            readonly scopes: readonly components["schemas"]["Scope"][];
            /** @description Seconds since 1970. */
            readonly created: number;
            /** @description When it was last used, to the hour; None when never. */
            readonly used: number | null;
        };
        /**
         * ToldMove
         * @description A move that is explained: a `play`, or the `tiles` exchanged, as text.
         */
        readonly ToldMove: {
            /** @enum {unknown} */
            readonly kind: "exchange" | "pass" | "play";
            readonly play?: components["schemas"]["WrittenPlay"];
            readonly tiles?: string;
        };
        /**
         * Top
         * @description The play that went on the board.
         */
        readonly Top: {
            /** @description Square of the first letter. */
            readonly start: number;
            /** @description 0 across, 1 down. */
            readonly direction: components["schemas"]["Direction"];
            /** @description The whole word, as it is written. */
            readonly word: string;
            /** @description One tile id per letter, 0 where a tile lay before. */
            readonly tiles: readonly number[];
            /** @description What it earns. */
            readonly points: number;
            /** @description How many plays earn as much. */
            readonly equal: number;
            /** @description Whether the order of the profile chose among them or the referee. */
            readonly by: string;
        };
        /**
         * TopLine
         * @description A round that is over.
         */
        readonly TopLine: {
            /** @description From 1. */
            readonly number: number;
            /** @description What was laid. */
            readonly top: components["schemas"]["WrittenPlay"];
            /** @description Its points. */
            readonly top_points: number;
            /** @description How many plays earned as much; 0 where it is not told. */
            readonly equal: number;
            /** @description The player's own play; None where they had none. */
            readonly own: components["schemas"]["WrittenPlay"] | null;
            /** @description What they got for it. */
            readonly points: number;
            /** @description What was wrong with it. */
            readonly fault: string | null;
            /** @description Their total after it. */
            readonly total: number;
            /** @description Their points in percent of the tops so far. */
            readonly share: number;
            /** @description Whether theirs was worth the top. */
            readonly found: boolean;
            /** @description Proposals before the top was found, in topping. */
            readonly tries: number;
            /** @description Milliseconds it took, in topping. */
            readonly spent: number;
        };
        /**
         * ToppingBody
         * @description Tops found against the clock.
         */
        readonly ToppingBody: {
            /** @enum {unknown} */
            readonly variant: "topping";
            /** @description Name of the profile. */
            readonly profile: string;
            /** @description Of the rack on the table, from 1; 0 before the first. */
            readonly number: number;
            /** @description One tile a square. */
            readonly board: readonly number[];
            /** @description The rack of this round; empty between rounds. */
            readonly rack: readonly number[];
            /** @description Tiles in the bag. */
            readonly bag: number;
            /** @description Tiles not on the board, the rack among them. */
            readonly unseen: readonly (readonly [
                number,
                number
            ])[];
            /** @description Squares of the last top. */
            readonly last: readonly number[];
            /** @description Rounds that are over. */
            readonly lines: readonly components["schemas"]["TopLine"][];
            /** @description Milliseconds of this round. */
            readonly limit: number;
            /** @description How it ended. */
            readonly over: components["schemas"]["Over"] | null;
            /** @description Proposals for this rack. */
            readonly tries: readonly components["schemas"]["Try"][];
            /** @description Milliseconds so far, penalties counted: the result. */
            readonly spent: number;
            /** @description Milliseconds for a top that was not found. */
            readonly penalty: number;
            /** @description Tops found. */
            readonly found: number;
            /** @description Their points. */
            readonly points: number;
            /** @description Points of all tops. */
            readonly tops: number;
        };
        /**
         * ToppingSetup
         * @description Finding tops against the clock (FISF 3.8.4).
         */
        readonly ToppingSetup: {
            /** @enum {unknown} */
            readonly variant: "topping";
            /** @description The edition's id. */
            readonly edition: string;
            /** @description Id of a profile; the edition's usual one when null. */
            readonly profile?: string | null;
            /** @description One of the forms. */
            readonly form?: string;
            /**
             * @description Which of several equal tops is laid.
             * @enum {unknown}
             */
            readonly on_board?: "found" | "order";
        };
        /**
         * TotalsHint
         * @description The points of all players together, beside those that the document calls usual or good.
         */
        readonly TotalsHint: {
            /** @description Totals of all seats, added up. */
            readonly together: number;
            /** @description Fewest and most points that players reach together. */
            readonly usual: readonly [
                number,
                number
            ];
            /** @description What the document calls so many points; None below its lowest grade. */
            readonly grade: ("excellent" | "good" | "very-good") | null;
            /** @description Fewest and most points that are good for each of so many players; None where the document says nothing of them. */
            readonly each: readonly [
                number,
                number
            ] | null;
        };
        /**
         * Try
         * @description A proposal that was not the top.
         */
        readonly Try: {
            readonly play: components["schemas"]["WrittenPlay"];
            readonly points: number;
            readonly fault: string | null;
        };
        /**
         * TypedAct
         * @description A move as somebody types it.
         */
        readonly TypedAct: {
            /** @enum {unknown} */
            readonly kind: "typed";
            /** @description `8F KARD`, or the squares of a removal. */
            readonly text: string;
            /** @description How it names squares; null is the style of the edition. */
            readonly style?: ("lettered-rows" | "numbered-rows") | null;
        };
        /**
         * TypedAnswer
         * @description The move that a text means, and what it would make and earn; or why it is none.
         */
        readonly TypedAnswer: {
            /** @enum {unknown} */
            readonly type: "typed";
            readonly typed_id: number;
            readonly move?: components["schemas"]["PlayMove"] | components["schemas"]["ExchangeMove"] | components["schemas"]["PassMove"] | components["schemas"]["ChallengeMove"] | components["schemas"]["AcceptMove"] | components["schemas"]["ArgueMove"] | components["schemas"]["VoteMove"];
            readonly points?: number;
            readonly words?: readonly components["schemas"]["PreviewWord"][];
            readonly error?: components["schemas"]["Error"];
        };
        /**
         * TypedMessage
         * @description What move is this text, and what would it make and earn?
         */
        readonly TypedMessage: {
            /** @enum {unknown} */
            readonly type: "typed";
            /** @description A number of the sender's choice; the answer has it. */
            readonly typed_id: number;
            /** @description The move as it is typed. */
            readonly text: string;
            /** @description How it names squares; null is the style of the edition. */
            readonly style?: ("lettered-rows" | "numbered-rows") | null;
        };
        /**
         * Underway
         * @description A lexicon that is being compiled.
         */
        readonly Underway: {
            /** @description The edition's id. */
            readonly edition: string;
            /** @description Number of the step, from 1. */
            readonly step: number;
            /** @description How many there are; one that is not needed is passed over. */
            readonly steps: number;
            /** @description Of the step, from 0 to 1. */
            readonly share: number;
        };
        /**
         * Undo
         * @description Cancel something that is in the log, by its number.
         */
        readonly Undo: {
            /** @enum {unknown} */
            readonly act: "undo";
            readonly seq: number;
            readonly reason: string;
        };
        readonly VariantNews: components["schemas"]["VariantSnapshot"] | components["schemas"]["Changed"] | components["schemas"]["Moved"] | components["schemas"]["Ack"] | components["schemas"]["Stale"] | components["schemas"]["Refused"] | components["schemas"]["PreviewAnswer"] | components["schemas"]["TypedAnswer"] | components["schemas"]["Failed"] | components["schemas"]["PresenceNews"] | components["schemas"]["Nudged"] | components["schemas"]["Ping"] | components["schemas"]["ChatLine"] | components["schemas"]["RematchNews"] | components["schemas"]["Waiting"] | components["schemas"]["BannerMessage"];
        /**
         * VariantSeat
         * @description Who sits there; `kind` is `human` or `computer`.
         */
        readonly VariantSeat: {
            readonly name: string;
            readonly kind: string;
        };
        /**
         * VariantSnapshot
         * @description The whole game after event `seq`, at `now` in milliseconds since 1970.
         */
        readonly VariantSnapshot: {
            /** @enum {unknown} */
            readonly type: "snapshot";
            readonly seq: number;
            readonly now: number;
            readonly game: components["schemas"]["VariantView"];
        };
        /**
         * VariantSummary
         * @description Finished games of one variant and edition, added up.
         */
        readonly VariantSummary: {
            /**
             * @description Which variant.
             * @enum {unknown}
             */
            readonly variant: "bingo" | "duplicate" | "removal" | "solitaire" | "topping";
            /** @description The edition's id. */
            readonly edition: string;
            /** @description How many. */
            readonly games: number;
            /** @description Won alone, against others. */
            readonly won: number;
            /** @description First place shared. */
            readonly drawn: number;
            /** @description All others that somebody has won. */
            readonly lost: number;
            /** @description Of all together; letters crossed off in Bingo. */
            readonly points: number;
            /** @description The most in one game. */
            readonly best: number;
            /** @description Points of all tops together; 0 where there are none. */
            readonly possible: number;
        };
        /**
         * VariantView
         * @description A game of another kind than the ordinary one, as one may see it.
         */
        readonly VariantView: {
            /** @description Its id. */
            readonly id: string;
            /**
             * @description Which kind.
             * @enum {unknown}
             */
            readonly variant: "bingo" | "duplicate" | "removal" | "solitaire" | "topping";
            /** @description The edition's id. */
            readonly edition: string;
            /** @description The lexicon's id. */
            readonly lexicon: string | null;
            /** @description `running` or `over`. */
            readonly phase: string;
            /** @description Who plays. */
            readonly seats: readonly components["schemas"]["VariantSeat"][];
            /** @description One's own seat; None for spectators. */
            readonly you: number | null;
            /** @description When time alone will change something, in milliseconds since 1970. */
            readonly due: number | null;
            /** @description The game. */
            readonly body: components["schemas"]["SolitaireBody"] | components["schemas"]["DuplicateBody"] | components["schemas"]["ToppingBody"] | components["schemas"]["RemovalBody"] | components["schemas"]["BingoBody"];
        };
        /**
         * Verdict
         * @description Whether a word is admissible, and why.
         */
        readonly Verdict: {
            /** @description As it stands on tiles. */
            readonly word: string;
            /** @description Id of the edition that was asked. */
            readonly edition: string;
            /** @description The answer. */
            readonly standing: components["schemas"]["Standing"];
            /** @description Why not; or why, where it is no reading of the source's words. */
            readonly reason: components["schemas"]["Reason"] | null;
            /** @description How it can be read, likeliest first. */
            readonly analyses: readonly components["schemas"]["Analysis"][];
            /** @description Other lexicons of the edition that admit it, by tier and switches. */
            readonly admitted_in: readonly string[];
            /** @description Labels of the tiles that lay it. */
            readonly tilings: readonly (readonly string[])[];
            /** @description Words of the lexicon that differ little, nearest first; none for an admissible one. */
            readonly near: readonly string[];
            /** @description Id of the lexicon; empty where there is none. */
            readonly lexicon: string;
            /** @description What the lexicon was made of. */
            readonly source: components["schemas"]["SourceNote"] | null;
        };
        /**
         * VoteMove
         * @description Whether the word that another argues for belongs to the theme.
         */
        readonly VoteMove: {
            /** @enum {unknown} */
            readonly kind: "vote";
            readonly agree: boolean;
        };
        /**
         * Waiting
         * @description A game that waits for players, on its own live connection.
         */
        readonly Waiting: {
            /** @enum {unknown} */
            readonly type: "waiting";
            /** @description The game. */
            readonly game: components["schemas"]["Offer"];
            /** @description The seat that the reader has or is invited to. */
            readonly you: number | null;
            /** @description Seats whose accounts are connected. */
            readonly here: readonly number[];
        };
        /**
         * Wanted
         * @description For whom a passkey shall be: a guest says the name they want.
         */
        readonly Wanted: {
            readonly name?: string | null;
        };
        /**
         * WantedSeat
         * @description Which seat; null is the first that is free, or the one that one is invited to.
         */
        readonly WantedSeat: {
            readonly seat?: number | null;
        };
        /**
         * Weighed
         * @description A turn against what could have been done.
         */
        readonly Weighed: {
            /** @description Number of its event. */
            readonly seq: number;
            /** @description The best first. */
            readonly candidates: readonly components["schemas"]["Candidate"][];
            /** @description Tiles that the player had, before the move. */
            readonly rack: readonly number[];
            /** @description Whether the turn is as good as the best move, as far as can be told; null where it could not be judged. */
            readonly equal: boolean | null;
            /** @description Against the dearest play; null where the turn could not be judged. */
            readonly lost_points: number | null;
            /** @description Points and leave, against those of the best move. */
            readonly lost_equity: number | null;
            /** @description Share in the win, 0 to 1, against the best move. */
            readonly lost_win: number | null;
            /** @description Standard error of `lost_win`; null where nothing was simulated. */
            readonly lost_error: number | null;
            /** @description Points of the final lead that the turn lost in a solved endgame and that the next turn lost in return. */
            readonly given_back: number;
            /** @description Words of the turn that the lexicon has not. */
            readonly phonies: readonly string[];
        };
        /**
         * Window
         * @description The last play may be challenged.
         */
        readonly Window: {
            /** @description Whose play. */
            readonly seat: number;
            /** @description When it will stand by itself, in milliseconds since the game's start; None: never. */
            readonly ends: number | null;
            /** @description Opponents who let it stand. */
            readonly accepted: readonly number[];
        };
        /**
         * WordVerdict
         * @description The facts, and the same in sentences.
         */
        readonly WordVerdict: {
            readonly verdict: components["schemas"]["Verdict"];
            readonly explanation: components["schemas"]["Explanation"];
        };
        /**
         * Words
         * @description Some of the words that were asked for; `cursor` goes on, None when these were the last.
         */
        readonly Words: {
            readonly words: readonly string[];
            readonly cursor: string | null;
            readonly exhausted: boolean;
        };
        /**
         * WriteAct
         * @description Two words written on one's card.
         */
        readonly WriteAct: {
            /** @enum {unknown} */
            readonly kind: "write";
            readonly words: readonly [
                string,
                string
            ];
        };
        /**
         * WrittenPlay
         * @description A play as it is written on a slip.
         */
        readonly WrittenPlay: {
            /** @description Square of the first letter, counted row by row from 0. */
            readonly start: number;
            /** @description 0 across, 1 down. */
            readonly direction: components["schemas"]["Direction"];
            /** @description The whole word, tile by tile: `KA[SZ]`; a small letter is a blank. */
            readonly word: string;
            /** @description The points written beside it, if any. */
            readonly claimed?: number;
        };
        /**
         * Taken
         * @description The move was taken and is on the disk; `seq` is its last event.
         */
        readonly BotsTaken: {
            readonly move_id: string;
            readonly seq: number;
        };
        /**
         * Listed
         * @description An event in a list.
         */
        readonly TournamentsListed: {
            /** @description Names it. */
            readonly id: string;
            /** @description What it is called. */
            readonly name: string;
            /** @description `live`, `weekly`, `daily` or `hall`. */
            readonly kind: string;
            /** @description `waiting`, `running`, `over` or `withdrawn`. */
            readonly state: string;
            /** @description Id of the edition. */
            readonly edition: string;
            /** @description How many are in. */
            readonly players: number;
            /** @description Seconds since 1970. */
            readonly created: number;
            /** @description When it is to begin, if that is settled. */
            readonly starts: number | null;
            /** @description Whether a code lets people in. */
            readonly by_code: boolean;
            /** @description Whether the caller plays in it, or has made it. */
            readonly yours: boolean;
        };
        /**
         * Listed
         * @description A game in somebody's list, before, during and after.
         */
        readonly LobbyListed: {
            /** @description The game's id. */
            readonly id: string;
            /** @description The edition's id. */
            readonly edition: string;
            /** @description Clockwise. */
            readonly seats: readonly components["schemas"]["Seat"][];
            /** @description Whose turn it is; None when it is over. */
            readonly to_move: number | null;
            /** @description Whether it is. */
            readonly over: boolean;
            /** @description When it was last moved in, in seconds since 1970. */
            readonly updated: number;
            /** @description Seats that the game waits for: to let a play stand, else to move. */
            readonly waits_for: readonly number[];
            /** @description When time will change something in it, in seconds since 1970; None is never. */
            readonly due: number | null;
            /** @description Seats that have not answered whether the game shall end. */
            readonly asked: readonly number[];
            /**
             * @description Which kind of game it is.
             * @enum {unknown}
             */
            readonly kind: "bingo" | "duplicate" | "removal" | "solitaire" | "standard" | "topping";
            /** @description Seats that have won, of other kinds than the ordinary one. */
            readonly winners: readonly number[];
            /** @description Points of all tops so far; 0 where there are none. */
            readonly possible: number;
            /**
             * @description Whose turn it is for the player; `waiting` for players; `invited`: their answer.
             * @enum {unknown}
             */
            readonly state: "invited" | "over" | "their-turn" | "waiting" | "your-turn";
            /** @description The player's seat. */
            readonly you: number;
            /** @description Whether ratings follow from it. */
            readonly rated: boolean;
            /**
             * @description What the clock allows, in one word.
             * @enum {unknown}
             */
            readonly speed: "blitz" | "bullet" | "classic" | "correspondence" | "rapid" | "untimed";
            /** @description When it was offered, in seconds since 1970. */
            readonly created: number;
        };
        /**
         * Sanction
         * @description A ruling.
         */
        readonly SocialSanctionsSanction: {
            /** @description Its id. */
            readonly id: string;
            /**
             * @description What was ruled.
             * @enum {unknown}
             */
            readonly kind: "close" | "dismiss" | "lift" | "mute" | "warn";
            /** @description When, in seconds since 1970. */
            readonly at: number;
            /** @description Until when a mute holds; None is for ever. */
            readonly until: number | null;
            /** @description What the account is told. */
            readonly note: string;
        };
        /**
         * Asked
         * @description What a player is asked about their slip.
         */
        readonly TournamentsAsked: {
            /** @description Why it cannot be laid as written: see `crossglot.tournament.question`. */
            readonly doubt: string;
            /** @description The slip that they may have meant; None when there is no guess. */
            readonly meant: components["schemas"]["WrittenPlay"] | null;
            /** @description Whether that is the `other-style` of coordinates, or the word `turned`. */
            readonly how: string | null;
        };
        /**
         * ResyncMessage
         * @description Please send everything again.
         */
        readonly TournamentsResyncMessage: {
            /** @enum {unknown} */
            readonly type: "resync";
        };
        /**
         * Taken
         * @description The slip is kept: it survives a power cut.
         */
        readonly TournamentsTaken: {
            /** @enum {unknown} */
            readonly type: "ack";
            /** @description Which. */
            readonly slip_id: string;
            /** @description Of which round. */
            readonly round: number;
            /** @description When it came, lag credited. */
            readonly at: number;
            /** @description What it was read as. */
            readonly slip: components["schemas"]["WrittenPlay"];
            /** @description What the second one was read as, if there is one. */
            readonly safe: components["schemas"]["WrittenPlay"] | null;
            /** @description What is asked about a typed slip that cannot be laid as it stands; the slip is kept all the same, and the player may hand in another. */
            readonly question: components["schemas"]["TournamentsAsked"] | null;
            /** @description In topping, what it is worth. */
            readonly judged: components["schemas"]["Judged"] | null;
        };
        /**
         * OpenRound
         * @description Start the clock of the round.
         */
        readonly TournamentsArbiterActsOpenRound: {
            /** @enum {unknown} */
            readonly act: "open";
        };
        /**
         * Sanction
         * @description Warn a player, or take or give them points: a solo's bonus, too.
         */
        readonly TournamentsArbiterActsSanction: {
            /** @enum {unknown} */
            readonly act: "sanction";
            readonly player: number;
            readonly reason: string;
            readonly points?: number;
            readonly warned?: boolean;
            readonly game?: number;
        };
        /**
         * OpenRound
         * @description A round is open: everybody has this rack and this time.
         */
        readonly TournamentsOpenRound: {
            /** @enum {unknown} */
            readonly type: "round";
            /** @description Of the event's log. */
            readonly seq: number;
            /** @description The server's clock. */
            readonly now: number;
            /** @description Which game, from 1. */
            readonly game: number;
            /** @description Which round, from 1. */
            readonly number: number;
            /** @description The tiles. */
            readonly rack: readonly number[];
            /** @description When it was opened. */
            readonly opened: number;
            /** @description When it closes; None while it stands still. */
            readonly deadline: number | null;
            /** @description Milliseconds left while it stands still. */
            readonly left: number | null;
            /** @description Seconds left at which the time is called. */
            readonly signals: readonly number[];
            /** @description To be sent back in a `pong` at once: so the line is measured. */
            readonly ping_id: number;
        };
        /**
         * Snapshot
         * @description Everything that one may know of an event.
         */
        readonly TournamentsSnapshot: {
            /** @enum {unknown} */
            readonly type: "tournament";
            /** @description Number of the last event of its log. */
            readonly seq: number;
            /** @description The server's clock. */
            readonly now: number;
            /** @description What was agreed on. */
            readonly agreed: components["schemas"]["Agreed"];
            /** @description `waiting`, `running`, `over` or `withdrawn`. */
            readonly state: string;
            /** @description When it is to begin, if that is settled. */
            readonly starts: number | null;
            /** @description How many are in. */
            readonly players: number;
            /** @description Names of the last few. */
            readonly newest: readonly string[];
            /** @description Which game is played, from 1; 0 before the first. */
            readonly game: number;
            /** @description The master's board: a tile id a square. */
            readonly board: readonly number[];
            /** @description How many tiles are neither on the board nor on an open round's rack. */
            readonly bag: number;
            /** @description Those of this game that are closed. */
            readonly rounds: readonly components["schemas"]["RoundLine"][];
            /** @description The round that is open; two where two games go side by side. */
            readonly open: readonly components["schemas"]["TournamentsOpenRound"][];
            /** @description Whether the clock stands still. */
            readonly paused: boolean;
            /** @description The best ten. */
            readonly leaders: readonly components["schemas"]["Row"][];
            /** @description The caller's number; None for spectators. */
            readonly you: number | null;
            /** @description Whether they take part no more. */
            readonly left: boolean;
            /** @description Whether that was the arbiter's ruling, so that they cannot come back. */
            readonly excluded: boolean;
            /** @description Their slips in the open rounds, and which of theirs these are. */
            readonly slips: readonly components["schemas"]["OwnSlip"][];
            /** @description Their line of the standings. */
            readonly own: components["schemas"]["Row"] | null;
            /** @description The lines around it. */
            readonly near: readonly components["schemas"]["Row"][];
            /** @description What each closed round of this game brought them. */
            readonly results: readonly (components["schemas"]["OwnResult"] | null)[];
            /** @description The second game, where two go side by side. */
            readonly beside: components["schemas"]["Beside"] | null;
            /** @description Their appeals. */
            readonly appeals: readonly components["schemas"]["OwnAppeal"][];
            /** @description Why the event is over; None while it is not. */
            readonly over: string | null;
        };
        /**
         * ResyncMessage
         * @description Send me the whole game: what I know of it does not fit what I was told.
         */
        readonly ResyncMessage: {
            /** @enum {unknown} */
            readonly type: "resync";
        };
        /**
         * Snapshot
         * @description The whole game, after event `seq`, at `now` in milliseconds since its start.
         */
        readonly Snapshot: {
            /** @enum {unknown} */
            readonly type: "snapshot";
            readonly seq: number;
            readonly now: number;
            readonly game: components["schemas"]["GameView"];
        };
        /**
         * Asked
         * @description Something asked of all; `granted` are the seats that agree so far.
         */
        readonly Asked: {
            /** @description A takeback, the end, or that the game be called off. */
            readonly what: ("abort" | "takeback") | "end";
            /** @description Who asked; None for the end, which all hold alike. */
            readonly by: number | null;
            /** @description Seats that agree. */
            readonly granted: readonly number[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AbortMove = components['schemas']['AbortMove'];
export type AcceptMove = components['schemas']['AcceptMove'];
export type Ack = components['schemas']['Ack'];
export type AddPlayer = components['schemas']['AddPlayer'];
export type Adjudication = components['schemas']['Adjudication'];
export type Again = components['schemas']['Again'];
export type AgainstEnd = components['schemas']['AgainstEnd'];
export type Agreed = components['schemas']['Agreed'];
export type Analysis = components['schemas']['Analysis'];
export type AnswerMove = components['schemas']['AnswerMove'];
export type Answered = components['schemas']['Answered'];
export type AnyMove = components['schemas']['AnyMove'];
export type AppealNumber = components['schemas']['AppealNumber'];
export type Appealing = components['schemas']['Appealing'];
export type ArgueMove = components['schemas']['ArgueMove'];
export type Argued = components['schemas']['Argued'];
export type Attempt = components['schemas']['Attempt'];
export type Attempted = components['schemas']['Attempted'];
export type Awaited = components['schemas']['Awaited'];
export type Banner = components['schemas']['Banner'];
export type BannerMessage = components['schemas']['BannerMessage'];
export type Beside = components['schemas']['Beside'];
export type Best = components['schemas']['Best'];
export type BestMissed = components['schemas']['BestMissed'];
export type BetterMove = components['schemas']['BetterMove'];
export type BingoAct = components['schemas']['BingoAct'];
export type BingoBody = components['schemas']['BingoBody'];
export type BingoCard = components['schemas']['BingoCard'];
export type BingoSetup = components['schemas']['BingoSetup'];
export type Blocked = components['schemas']['Blocked'];
export type CallAct = components['schemas']['CallAct'];
export type CancelRound = components['schemas']['CancelRound'];
export type Candidate = components['schemas']['Candidate'];
export type ChallengeMove = components['schemas']['ChallengeMove'];
export type Challenges = components['schemas']['Challenges'];
export type Changed = components['schemas']['Changed'];
export type ChatLine = components['schemas']['ChatLine'];
export type ChatPage = components['schemas']['ChatPage'];
export type Choices = components['schemas']['Choices'];
export type ChooseAct = components['schemas']['ChooseAct'];
export type ChosenMode = components['schemas']['ChosenMode'];
export type ClaimMove = components['schemas']['ClaimMove'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type Clock = components['schemas']['Clock'];
export type CloseRound = components['schemas']['CloseRound'];
export type Closed = components['schemas']['Closed'];
export type Confirmation = components['schemas']['Confirmation'];
export type CorrectResult = components['schemas']['CorrectResult'];
export type CreatedEvent = components['schemas']['CreatedEvent'];
export type CreatedGame = components['schemas']['CreatedGame'];
export type CrossAct = components['schemas']['CrossAct'];
export type Daily = components['schemas']['Daily'];
export type Desk = components['schemas']['Desk'];
export type DeskGame = components['schemas']['DeskGame'];
export type DeskKey = components['schemas']['DeskKey'];
export type DeskNews = components['schemas']['DeskNews'];
export type DeskPlayer = components['schemas']['DeskPlayer'];
export type DeskPlayers = components['schemas']['DeskPlayers'];
export type Direction = components['schemas']['Direction'];
export type Done = components['schemas']['Done'];
export type Draw = components['schemas']['Draw'];
export type DuplicateBody = components['schemas']['DuplicateBody'];
export type DuplicateChoices = components['schemas']['DuplicateChoices'];
export type DuplicateSetup = components['schemas']['DuplicateSetup'];
export type EditionInfo = components['schemas']['EditionInfo'];
export type Ended = components['schemas']['Ended'];
export type EnterSlip = components['schemas']['EnterSlip'];
export type Entrant = components['schemas']['Entrant'];
export type Entry = components['schemas']['Entry'];
export type ErasureConfirmation = components['schemas']['ErasureConfirmation'];
export type Error = components['schemas']['Error'];
export type EventMessage = components['schemas']['EventMessage'];
export type EventNews = components['schemas']['EventNews'];
export type ExchangeMove = components['schemas']['ExchangeMove'];
export type Exclude = components['schemas']['Exclude'];
export type Explained = components['schemas']['Explained'];
export type Explanation = components['schemas']['Explanation'];
export type Extend = components['schemas']['Extend'];
export type Extensions = components['schemas']['Extensions'];
export type Facts = components['schemas']['Facts'];
export type Failed = components['schemas']['Failed'];
export type Figures = components['schemas']['Figures'];
export type FileFault = components['schemas']['FileFault'];
export type FiledReport = components['schemas']['FiledReport'];
export type FinishAct = components['schemas']['FinishAct'];
export type GameFile = components['schemas']['GameFile'];
export type GameOver = components['schemas']['GameOver'];
export type GamePage = components['schemas']['GamePage'];
export type GameSummary = components['schemas']['GameSummary'];
export type GameView = components['schemas']['GameView'];
export type Gone = components['schemas']['Gone'];
export type Grown = components['schemas']['Grown'];
export type HallLog = components['schemas']['HallLog'];
export type HallRow = components['schemas']['HallRow'];
export type Halls = components['schemas']['Halls'];
export type Health = components['schemas']['Health'];
export type Hooks = components['schemas']['Hooks'];
export type House = components['schemas']['House'];
export type HouseChoice = components['schemas']['HouseChoice'];
export type HouseRules = components['schemas']['HouseRules'];
export type InstalledLexicon = components['schemas']['InstalledLexicon'];
export type Joined = components['schemas']['Joined'];
export type Joining = components['schemas']['Joining'];
export type Judged = components['schemas']['Judged'];
export type LessonStep = components['schemas']['LessonStep'];
export type ListedWord = components['schemas']['ListedWord'];
export type LobbyChanged = components['schemas']['LobbyChanged'];
export type LobbyNews = components['schemas']['LobbyNews'];
export type LobbySnapshot = components['schemas']['LobbySnapshot'];
export type LogLine = components['schemas']['LogLine'];
export type MadeToken = components['schemas']['MadeToken'];
export type Merged = components['schemas']['Merged'];
export type Missed = components['schemas']['Missed'];
export type Move = components['schemas']['Move'];
export type MoveBody = components['schemas']['MoveBody'];
export type MoveMessage = components['schemas']['MoveMessage'];
export type MoveRecord = components['schemas']['MoveRecord'];
export type Moved = components['schemas']['Moved'];
export type NameAndPasskey = components['schemas']['NameAndPasskey'];
export type NameAndPassword = components['schemas']['NameAndPassword'];
export type NameRack = components['schemas']['NameRack'];
export type NewAddress = components['schemas']['NewAddress'];
export type NewEvent = components['schemas']['NewEvent'];
export type NewGame = components['schemas']['NewGame'];
export type NewLine = components['schemas']['NewLine'];
export type NewName = components['schemas']['NewName'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewRefund = components['schemas']['NewRefund'];
export type NewReport = components['schemas']['NewReport'];
export type NewRole = components['schemas']['NewRole'];
export type NewRuling = components['schemas']['NewRuling'];
export type NewToken = components['schemas']['NewToken'];
export type NextAct = components['schemas']['NextAct'];
export type NotTaken = components['schemas']['NotTaken'];
export type Notice = components['schemas']['Notice'];
export type NoticeChoices = components['schemas']['NoticeChoices'];
export type NudgeMessage = components['schemas']['NudgeMessage'];
export type Nudged = components['schemas']['Nudged'];
export type Offer = components['schemas']['Offer'];
export type OpenAppeal = components['schemas']['OpenAppeal'];
export type Outcome = components['schemas']['Outcome'];
export type Over = components['schemas']['Over'];
export type OwnAccount = components['schemas']['OwnAccount'];
export type OwnAddress = components['schemas']['OwnAddress'];
export type OwnAppeal = components['schemas']['OwnAppeal'];
export type OwnResult = components['schemas']['OwnResult'];
export type OwnSlip = components['schemas']['OwnSlip'];
export type Paragraph = components['schemas']['Paragraph'];
export type PassMove = components['schemas']['PassMove'];
export type PasskeyInfo = components['schemas']['PasskeyInfo'];
export type Pause = components['schemas']['Pause'];
export type Phrase = components['schemas']['Phrase'];
export type Ping = components['schemas']['Ping'];
export type Place = components['schemas']['Place'];
export type Plan = components['schemas']['Plan'];
export type PlayMove = components['schemas']['PlayMove'];
export type PlayedGame = components['schemas']['PlayedGame'];
export type PlayersNews = components['schemas']['PlayersNews'];
export type PongMessage = components['schemas']['PongMessage'];
export type Preparing = components['schemas']['Preparing'];
export type PresenceNews = components['schemas']['PresenceNews'];
export type PreviewAnswer = components['schemas']['PreviewAnswer'];
export type PreviewMessage = components['schemas']['PreviewMessage'];
export type PreviewWord = components['schemas']['PreviewWord'];
export type ProfileInfo = components['schemas']['ProfileInfo'];
export type ProposeMove = components['schemas']['ProposeMove'];
export type PublicAccount = components['schemas']['PublicAccount'];
export type QuickGame = components['schemas']['QuickGame'];
export type Rank = components['schemas']['Rank'];
export type RatingChange = components['schemas']['RatingChange'];
export type RatingRange = components['schemas']['RatingRange'];
export type Ready = components['schemas']['Ready'];
export type Reason = components['schemas']['Reason'];
export type RecordPage = components['schemas']['RecordPage'];
export type Refunded = components['schemas']['Refunded'];
export type Refused = components['schemas']['Refused'];
export type Reject = components['schemas']['Reject'];
export type RematchNews = components['schemas']['RematchNews'];
export type RemovalBody = components['schemas']['RemovalBody'];
export type RemovalSetup = components['schemas']['RemovalSetup'];
export type RemovalTurn = components['schemas']['RemovalTurn'];
export type RemoveAct = components['schemas']['RemoveAct'];
export type Replay = components['schemas']['Replay'];
export type Report = components['schemas']['Report'];
export type Reset = components['schemas']['Reset'];
export type ResetWish = components['schemas']['ResetWish'];
export type ResignMove = components['schemas']['ResignMove'];
export type Result = components['schemas']['Result'];
export type Resume = components['schemas']['Resume'];
export type Role = components['schemas']['Role'];
export type RoundLine = components['schemas']['RoundLine'];
export type Row = components['schemas']['Row'];
export type Ruling = components['schemas']['Ruling'];
export type RunSlip = components['schemas']['RunSlip'];
export type RunView = components['schemas']['RunView'];
export type Scope = components['schemas']['Scope'];
export type Screen = components['schemas']['Screen'];
export type Seat = components['schemas']['Seat'];
export type SeatSummary = components['schemas']['SeatSummary'];
export type Section = components['schemas']['Section'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type SessionInfo = components['schemas']['SessionInfo'];
export type ShowAct = components['schemas']['ShowAct'];
export type ShownRating = components['schemas']['ShownRating'];
export type ShownRecord = components['schemas']['ShownRecord'];
export type Signal = components['schemas']['Signal'];
export type SlipBody = components['schemas']['SlipBody'];
export type SlipMessage = components['schemas']['SlipMessage'];
export type SolitaireBody = components['schemas']['SolitaireBody'];
export type SolitaireSetup = components['schemas']['SolitaireSetup'];
export type SourceNote = components['schemas']['SourceNote'];
export type Speech = components['schemas']['Speech'];
export type Stale = components['schemas']['Stale'];
export type Standing = components['schemas']['Standing'];
export type StandingsPage = components['schemas']['StandingsPage'];
export type Start = components['schemas']['Start'];
export type StartingDraw = components['schemas']['StartingDraw'];
export type StateNews = components['schemas']['StateNews'];
export type Status = components['schemas']['Status'];
export type Step = components['schemas']['Step'];
export type Stop = components['schemas']['Stop'];
export type Stopped = components['schemas']['Stopped'];
export type Summary = components['schemas']['Summary'];
export type Task = components['schemas']['Task'];
export type TeamRow = components['schemas']['TeamRow'];
export type Theme = components['schemas']['Theme'];
export type TileInfo = components['schemas']['TileInfo'];
export type TimeNews = components['schemas']['TimeNews'];
export type Times = components['schemas']['Times'];
export type TokenInfo = components['schemas']['TokenInfo'];
export type ToldMove = components['schemas']['ToldMove'];
export type Top = components['schemas']['Top'];
export type TopLine = components['schemas']['TopLine'];
export type ToppingBody = components['schemas']['ToppingBody'];
export type ToppingSetup = components['schemas']['ToppingSetup'];
export type TotalsHint = components['schemas']['TotalsHint'];
export type Try = components['schemas']['Try'];
export type TypedAct = components['schemas']['TypedAct'];
export type TypedAnswer = components['schemas']['TypedAnswer'];
export type TypedMessage = components['schemas']['TypedMessage'];
export type Underway = components['schemas']['Underway'];
export type Undo = components['schemas']['Undo'];
export type VariantNews = components['schemas']['VariantNews'];
export type VariantSeat = components['schemas']['VariantSeat'];
export type VariantSnapshot = components['schemas']['VariantSnapshot'];
export type VariantSummary = components['schemas']['VariantSummary'];
export type VariantView = components['schemas']['VariantView'];
export type Verdict = components['schemas']['Verdict'];
export type VoteMove = components['schemas']['VoteMove'];
export type Waiting = components['schemas']['Waiting'];
export type Wanted = components['schemas']['Wanted'];
export type WantedSeat = components['schemas']['WantedSeat'];
export type Weighed = components['schemas']['Weighed'];
export type Window = components['schemas']['Window'];
export type WordVerdict = components['schemas']['WordVerdict'];
export type Words = components['schemas']['Words'];
export type WriteAct = components['schemas']['WriteAct'];
export type WrittenPlay = components['schemas']['WrittenPlay'];
export type BotsTaken = components['schemas']['BotsTaken'];
export type TournamentsListed = components['schemas']['TournamentsListed'];
export type LobbyListed = components['schemas']['LobbyListed'];
export type SocialSanctionsSanction = components['schemas']['SocialSanctionsSanction'];
export type TournamentsAsked = components['schemas']['TournamentsAsked'];
export type TournamentsResyncMessage = components['schemas']['TournamentsResyncMessage'];
export type TournamentsTaken = components['schemas']['TournamentsTaken'];
export type TournamentsArbiterActsOpenRound = components['schemas']['TournamentsArbiterActsOpenRound'];
export type TournamentsArbiterActsSanction = components['schemas']['TournamentsArbiterActsSanction'];
export type TournamentsOpenRound = components['schemas']['TournamentsOpenRound'];
export type TournamentsSnapshot = components['schemas']['TournamentsSnapshot'];
export type ResyncMessage = components['schemas']['ResyncMessage'];
export type Snapshot = components['schemas']['Snapshot'];
export type Asked = components['schemas']['Asked'];
export type operations = Record<string, never>;
