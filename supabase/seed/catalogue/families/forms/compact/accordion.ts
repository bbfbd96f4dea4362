/** Two ropes of a fixed length: nobody of a line may be further from the next. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const accordion: Exercise = {
  key: 'accordion',
  sizes: createSizes({
    small: [48, 40],
    large: [64, 54],
    ages: [12, 14],
    level: 3,
    time: [5, 180, 60],
    more: 2,
  }),
  intensity: 'medium',
  draw(size) {
    const board = createBoard(size)
    board.goals('youth', [1, 0.5, 180])
    board.gates([0, 0.12, 0, 0.3], [0, 0.7, 0, 0.88])
    const theirs = board.keeper('b', 0.96, 0.5)
    const a = board.players(
      'a',
      [0.24, 0.3],
      [0.24, 0.7],
      [0.44, 0.08],
      [0.42, 0.5],
      [0.44, 0.92],
      [0.7, 0.4],
      [0.68, 0.66],
    )
    const b = board.players(
      'b',
      [0.56, 0.26],
      [0.54, 0.42],
      [0.54, 0.58],
      [0.56, 0.74],
      [0.78, 0.3],
      [0.76, 0.5],
      [0.78, 0.7],
    )
    board.start(a(1))
    board.pass(
      a(3),
      [b(1), [0.54, 0.14]],
      [b(2), [0.54, 0.3]],
      [b(3), [0.54, 0.46]],
      [b(4), [0.56, 0.6]],
      [b(5), [0.76, 0.2]],
      [b(6), [0.76, 0.38]],
      [b(7), [0.78, 0.56]],
      [theirs, [0.95, 0.44]],
    )
    board.pass(
      a(1),
      [b(1), [0.5, 0.22]],
      [b(2), [0.48, 0.36]],
      [b(3), [0.48, 0.5]],
      [b(5), [0.7, 0.24]],
      [b(6), [0.69, 0.42]],
      [b(7), [0.71, 0.6]],
    )
    board.pass(
      a(2),
      [b(2), [0.5, 0.44]],
      [b(3), [0.5, 0.58]],
      [b(4), [0.52, 0.72]],
      [b(1), [0.54, 0.3]],
    )
    board.pass(
      a(5),
      [b(4), [0.52, 0.84]],
      [b(3), [0.53, 0.7]],
      [b(2), [0.53, 0.54]],
      [b(1), [0.55, 0.4]],
      [b(7), [0.75, 0.78]],
      [b(6), [0.74, 0.6]],
      [b(5), [0.75, 0.42]],
      [theirs, [0.95, 0.55]],
    )
    return board.drawing
  },
  words: {
    en: {
      title: 'The accordion',
      aim: 'Keep the distances inside the block: twelve steps from neighbour to neighbour, and fifteen from line to line.',
      setup:
        'Pitch of {l} × {w} m with a youth goal and keeper on one side, two cone gates on the other. Yellow defends with four in front and three behind; seven green play around and through it.',
      rules: [
        'Green moves the ball and attacks the goal whenever a gap opens.',
        'The coach calls “freeze” now and then; all stop and the distances are paced out.',
        'Too wide a gap counts for green, as if it had played through.',
        'The block breathes: pass back – push up; ball at feet facing forward – drop.',
        'After a win yellow passes or dribbles through one of the gates.',
      ],
      points: [
        'Move while the ball is on the way; stand when it arrives.',
        'Look left and right after each step, not only at the ball.',
        'The far player pulls in until the middle of the pitch.',
        'The back line sets the height, the front line the side.',
        'The keeper belongs to it: same distance behind the last line.',
      ],
      harder: ['Green may use a lofted pass behind the block.'],
      easier: ['Green has at least two touches, no freeze in the first round.'],
      scoring: 'Goal: two. Gap at the freeze: one. Yellow through a gate: two.',
      question: 'Which neighbour was furthest from you at the freeze?',
      fault: 'The front line runs up, the back line stays; between them green turns.',
    },
    de: {
      title: 'Das Akkordeon',
      aim: 'Abstände im Block halten: zwölf Schritte zum Nachbarn, fünfzehn von Reihe zu Reihe.',
      setup:
        'Feld von {l} × {w} m: auf einer Seite ein Jugendtor mit Torhüter, gegenüber zwei Hütchentore. Gelb verteidigt mit vier vorn und drei hinten, sieben Grüne spielen außen herum und hindurch.',
      rules: [
        'Grün lässt den Ball laufen und greift an, sobald sich eine Lücke öffnet.',
        'Ab und zu ruft der Trainer „Stopp“; alle bleiben stehen, die Abstände werden abgeschritten.',
        'Eine zu große Lücke zählt für Grün wie durchgespielt.',
        'Der Block atmet: Rückpass – aufrücken; offener Ballführender – fallen lassen.',
        'Nach Ballgewinn spielt oder dribbelt Gelb durch ein Hütchentor.',
      ],
      points: [
        'Verschieben, solange der Ball rollt; stehen, wenn er ankommt.',
        'Nach jedem Schritt links und rechts schauen, nicht nur zum Ball.',
        'Der Ballferne rückt bis zur Feldmitte ein.',
        'Die hintere Reihe bestimmt die Höhe, die vordere die Seite.',
        'Der Torhüter gehört dazu: gleicher Abstand hinter der letzten Reihe.',
      ],
      harder: ['Grün darf hoch hinter den Block spielen.'],
      easier: ['Grün braucht mindestens zwei Kontakte, im ersten Durchgang kein „Stopp“.'],
      scoring: 'Tor: zwei. Lücke beim Stopp: einer. Gelb durch ein Hütchentor: zwei.',
      question: 'Welcher Nachbar war beim Stopp am weitesten weg?',
      fault: 'Vorn wird herausgelaufen, hinten stehen geblieben: Dazwischen dreht Grün auf.',
    },
    bg: {
      title: 'Акордеонът',
      aim: 'Поддържане на разстоянията в блока: дванадесет крачки до съседа и петнадесет между линиите.',
      setup:
        'Поле {l} × {w} м: от едната страна юношеска врата с вратар, отсреща две порти от конуси. Жълтите защитават с четирима отпред и трима отзад, седем зелени играят около и през тях.',
      rules: [
        'Зелените движат топката и атакуват, щом се отвори пролука.',
        'От време на време треньорът вика „стоп“; всички спират и разстоянията се мерят с крачки.',
        'Твърде голяма пролука носи точка на зелените.',
        'Блокът диша: пас назад – изнасяне; водещ с лице напред – прибиране.',
        'След отнемане жълтите минават с пас или водене през порта.',
      ],
      points: [
        'Местете се, докато топката пътува; стойте, когато пристигне.',
        'След всяка крачка поглед наляво и надясно, не само към топката.',
        'Далечният се прибира до средата на игрището.',
        'Задната линия определя височината, предната – страната.',
        'И вратарят участва: на същото разстояние зад последната линия.',
      ],
      harder: ['Зелените могат да подават високо зад блока.'],
      easier: ['Зелените правят поне две докосвания, в първата серия няма „стоп“.'],
      scoring: 'Гол – две. Пролука при „стоп“ – една. Жълтите през порта – две.',
      question: 'Кой съсед беше най-далеч от теб при „стоп“?',
      fault: 'Предната линия излиза, задната стои: между тях зелените се обръщат.',
    },
  },
}
