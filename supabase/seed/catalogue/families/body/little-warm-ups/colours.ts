/** Warm-ups with a ball for the youngest: everybody moves from the first second on. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { addCrowd, createGround, createSizes } from '../ground'

export const paintTheMeadow: Exercise = {
  key: 'paint-the-meadow',
  sizes: createSizes(
    [5, 8],
    1,
    [
      [16, 14, 6, 5, 50, 25],
      [22, 18, 12, 5, 50, 25],
    ],
    { fewer: 2, more: 3 },
  ),
  intensity: 'medium',
  kind: { topic: 'dribbling' },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const children = addCrowd(drawing, 'a', size.count ?? 6)
    for (const id of children) drawing.ball(id)
    addBench(drawing, 0)
    const [one = '', two = '', three = '', four = '', five = '', six = ''] = children
    moveAll(
      drawing,
      [one, at(0.08, 0.12), at(0.1, 0.4)],
      [two, at(0.64, 0.08)],
      [three, at(0.92, 0.14)],
      [four, at(0.46, 0.6)],
      [five, at(0.56, 0.7)],
      [six, at(0.1, 0.92)],
    )
    moveAll(
      drawing,
      [one, at(0.22, 0.44)],
      [two, at(0.7, 0.2)],
      [three, at(0.9, 0.4)],
      [four, at(0.4, 0.42)],
      [six, at(0.28, 0.9)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Paint the whole meadow',
      aim: 'Children warm up by dribbling into every free spot and find out how much space there is.',
      setup:
        'A meadow of {l} × {w} m. {n} children; each ball is a paint roller with its own colour.',
      rules: [
        'Dribble everywhere and leave a track of your colour: edges, corners, the middle.',
        'On “rain” the paint runs: only tiny touches with both feet.',
        'On “sunshine” roll the ball once round yourself with the sole, then paint on.',
        'Two painters meet: swap balls, and with them colours.',
        'At the end of each round everybody points to a spot that is still green and dribbles there.',
      ],
      points: [
        'Keep the ball near, like a dog on a short lead.',
        'Look for white spots: where is nobody?',
        'Use the big toe, the little toe, the sole.',
      ],
      harder: ['Paint letters: the first one of your own name.'],
      easier: ['A bigger meadow, ball carried for the first few steps.'],
      scoring: 'A corner visited is a drop of paint; who gets all four in one round?',
      question: 'Where was a lot of space, and how did you notice?',
      fault:
        'All children in the middle: the coach stands there with an umbrella that nobody may touch.',
    },
    de: {
      title: 'Die ganze Wiese anmalen',
      aim: 'Die Kinder wärmen sich auf, indem sie in jede freie Ecke dribbeln und entdecken, wie viel Platz da ist.',
      setup:
        'Eine Wiese von {l} × {w} m. {n} Kinder; jeder Ball ist eine Farbrolle mit eigener Farbe.',
      rules: [
        'Dribbelt überallhin und hinterlasst eure Farbspur: Rand, Ecken, Mitte.',
        'Bei „Regen“ verläuft die Farbe: nur winzige Kontakte mit beiden Füßen.',
        'Bei „Sonne“ den Ball mit der Sohle einmal um euch herumrollen, dann weitermalen.',
        'Treffen sich zwei Maler, tauschen sie die Bälle und damit die Farben.',
        'Am Ende zeigen alle auf einen Fleck, der noch grün ist, und dribbeln dorthin.',
      ],
      points: [
        'Den Ball nah halten wie einen Hund an kurzer Leine.',
        'Freie Flecken suchen: Wo ist niemand?',
        'Große Zehe, kleine Zehe, Sohle benutzen.',
      ],
      harder: ['Buchstaben malen: den ersten des eigenen Namens.'],
      easier: ['Größere Wiese, die ersten Schritte den Ball tragen.'],
      scoring: 'Jede besuchte Ecke ist ein Farbtropfen; wer schafft alle vier in einer Runde?',
      question: 'Wo war viel Platz, und woran hast du es gemerkt?',
      fault:
        'Alle sind in der Mitte: Dort steht der Trainer mit einem Schirm, den niemand berühren darf.',
    },
    bg: {
      title: 'Боядисай цялата поляна',
      aim: 'Децата загряват, като водят топката до всяко свободно място и откриват колко пространство има.',
      setup: 'Поляна {l} × {w} м. {n} деца; всяка топка е валяк със свой цвят.',
      rules: [
        'Водете навсякъде и оставяйте следа от своя цвят: по края, в ъглите, в средата.',
        'При „дъжд“ боята потича: само съвсем малки докосвания с двата крака.',
        'При „слънце“ търкулни топката с ходило веднъж около себе си и боядисвай нататък.',
        'Срещнат ли се двама бояджии, сменят топките си, а с тях и цветовете.',
        'Накрая всички посочват място, което още е зелено, и водят дотам.',
      ],
      points: [
        'Дръж топката близо като куче на къса каишка.',
        'Търси празните места: къде няма никого?',
        'Използвай палеца, малкия пръст, ходилото.',
      ],
      harder: ['Рисувай букви: първата от името си.'],
      easier: ['По-голяма поляна, първите крачки топката се носи.'],
      scoring: 'Всеки посетен ъгъл е капка боя; кой ще събере четирите за една серия?',
      question: 'Къде имаше много място и по какво позна?',
      fault: 'Всички са в средата: там застава треньорът с чадър, който никой не бива да докосва.',
    },
  },
}

export const waiterParade: Exercise = {
  key: 'waiters',
  sizes: createSizes(
    [6, 9],
    1,
    [
      [16, 12, 6, 5, 50, 25],
      [20, 16, 10, 5, 50, 25],
    ],
    { fewer: 2, more: 4 },
  ),
  intensity: 'low',
  kind: { topic: 'coordination' },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    drawing.gears('ring', [
      at(0.5, 0.5),
      at(0.1, 0.12),
      at(0.9, 0.12),
      at(0.9, 0.9),
      at(0.06, 0.92),
    ])
    const children = addCrowd(drawing, 'a', size.count ?? 6)
    for (const id of children) drawing.ball(id)
    addBench(drawing, 0)
    const [one = '', two = '', three = '', four = '', five = '', six = ''] = children
    moveAll(
      drawing,
      [one, at(0.14, 0.16)],
      [two, at(0.6, 0.3)],
      [three, at(0.86, 0.16)],
      [four, at(0.44, 0.52)],
      [six, at(0.1, 0.88)],
    )
    moveAll(
      drawing,
      [one, at(0.3, 0.34)],
      [three, at(0.76, 0.4)],
      [four, at(0.4, 0.7)],
      [five, at(0.8, 0.66)],
      [six, at(0.24, 0.66)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Waiters at a birthday party',
      aim: 'Children balance, throw, catch and dribble in turn: hands and feet wake up before the first game.',
      setup:
        'A restaurant of {l} × {w} m with five rings as tables. {n} children, each with a ball as a tray or a trolley.',
      rules: [
        'Serve with the tray: carry the ball on the flat hand, walk round the tables.',
        'At a table throw it up, clap once and catch it: the guests are pleased.',
        'On “clear up” the ball becomes a trolley: dribble quickly to another table.',
        'On “guests dance” hop round your ball on one leg, then on the other.',
        'Next guests: change hand and foot, and choose a table where you have not been.',
      ],
      points: [
        'Eyes to the front, only now and then to the tray.',
        'Bend the knees when you catch.',
        'Make way politely: “After you!”',
      ],
      harder: ['Carry the ball on the back of the hand; throw, turn round, catch.'],
      easier: ['Hold the tray with both hands; let the ball bounce before catching.'],
      scoring: 'A smile from the guests for each table served; who has been at all five?',
      question: 'What was harder today: the tray or the trolley?',
      fault: 'Waiters run with the tray and bump: on “stop” everyone bows to the nearest one.',
    },
    de: {
      title: 'Kellner auf der Geburtstagsfeier',
      aim: 'Die Kinder balancieren, werfen, fangen und dribbeln im Wechsel: Hände und Füße werden vor dem ersten Spiel wach.',
      setup:
        'Ein Gasthaus von {l} × {w} m mit fünf Reifen als Tischen. {n} Kinder, jedes mit einem Ball als Tablett oder Servierwagen.',
      rules: [
        'Mit dem Tablett bedienen: den Ball auf der flachen Hand um die Tische tragen.',
        'Am Tisch hochwerfen, einmal klatschen und fangen: Die Gäste freuen sich.',
        'Bei „Abräumen“ wird der Ball zum Wagen: schnell zu einem anderen Tisch dribbeln.',
        'Bei „Die Gäste tanzen“ auf einem Bein um den Ball hüpfen, dann auf dem anderen.',
        'Nächste Gäste: Hand und Fuß wechseln und einen Tisch wählen, an dem du noch nicht warst.',
      ],
      points: [
        'Blick nach vorn, nur ab und zu zum Tablett.',
        'Beim Fangen in die Knie gehen.',
        'Höflich Platz machen: „Nach dir!“',
      ],
      harder: ['Den Ball auf dem Handrücken tragen; werfen, umdrehen, fangen.'],
      easier: ['Das Tablett mit beiden Händen halten; den Ball vor dem Fangen auftippen lassen.'],
      scoring: 'Für jeden bedienten Tisch ein Lächeln; wer war an allen fünf?',
      question: 'Was war heute schwerer: das Tablett oder der Wagen?',
      fault:
        'Kellner rennen mit dem Tablett und stoßen zusammen: Bei „Stopp“ verbeugen sich alle voreinander.',
    },
    bg: {
      title: 'Сервитьори на рожден ден',
      aim: 'Децата балансират, хвърлят, хващат и водят поред: ръцете и краката се събуждат преди първата игра.',
      setup:
        'Ресторант {l} × {w} м с пет обръча за маси. {n} деца, всяко с топка – поднос или количка.',
      rules: [
        'Сервирай с подноса: носи топката върху отворена длан около масите.',
        'До масата я хвърли нагоре, плесни веднъж и хвани: гостите се радват.',
        'При „разтребване“ топката става количка: води бързо до друга маса.',
        'При „гостите танцуват“ подскачай около топката на един крак, после на другия.',
        'Следващи гости: смени ръката и крака и избери маса, на която не си бил.',
      ],
      points: [
        'Поглед напред, само понякога към подноса.',
        'При хващане сгъни коленете.',
        'Прави път любезно: „Заповядай!“',
      ],
      harder: ['Носи топката върху гърба на дланта; хвърли, обърни се, хвани.'],
      easier: ['Дръж подноса с две ръце; топката отскача преди хващането.'],
      scoring: 'За всяка обслужена маса – усмивка; кой е бил и на петте?',
      question: 'Кое беше по-трудно днес: подносът или количката?',
      fault:
        'Сервитьорите тичат с подноса и се блъскат: на „стоп“ всички се покланят един на друг.',
    },
  },
}
