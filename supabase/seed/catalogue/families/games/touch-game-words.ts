/** Rules about touches. */
import type { GameTask } from './kit'
import { moreTouchTasks } from './touch-game-more-words'

export const touchTasks: readonly GameTask[] = [
  {
    key: 'at-least-three',
    harder: 0,
    play: 'dribble',
    kind: { topic: 'dribbling' },
    name: ['at least three touches', 'mindestens drei Kontakte', 'поне три докосвания'],
    aim: [
      'Keep the ball under pressure instead of getting rid of it.',
      'Den Ball unter Druck behaupten, statt ihn loszuwerden.',
      'Топката се пази под натиск, а не се чисти.',
    ],
    rule: [
      'Everyone takes at least three touches before passing or shooting.',
      'Jeder macht mindestens drei Kontakte vor Pass oder Schuss.',
      'Всеки прави поне три докосвания преди пас или удар.',
    ],
    points: [
      [
        'First touch away from the opponent, into room.',
        'Erster Kontakt weg vom Gegner, in den Raum.',
        'Първото докосване е встрани от противника.',
      ],
      [
        'Body between opponent and ball while you look.',
        'Körper zwischen Gegner und Ball, während du schaust.',
        'Тялото е между противника и топката, докато гледаш.',
      ],
    ],
    more: [
      [
        'One of the three must be with the weaker foot.',
        'Einer der drei muss mit dem schwachen Fuß sein.',
        'Едно от трите е със слабия крак.',
      ],
    ],
    easier: ['Two touches are enough.', 'Zwei Kontakte reichen.', 'Стигат две докосвания.'],
    scoring: [
      'One point per goal, two after a won 1v1.',
      'Ein Punkt je Tor, zwei nach gewonnenem 1 gegen 1.',
      'Точка за гол, две след спечелено 1 срещу 1.',
    ],
    question: [
      'What do you do with the second touch?',
      'Was machst du mit dem zweiten Kontakt?',
      'Какво правиш с второто докосване?',
    ],
    fault: [
      'Three tiny taps on the spot.',
      'Drei kleine Tipper auf der Stelle.',
      'Три дребни почуквания на място.',
    ],
  },
  {
    key: 'weaker-foot-goal',
    harder: 1,
    kind: { topic: 'finishing' },
    name: ['weaker-foot goals', 'Tore mit dem schwachen Fuß', 'голове със слабия крак'],
    aim: [
      'Prepare the finish so that either foot can do it.',
      'Den Abschluss so vorbereiten, dass beide Füße treffen können.',
      'Завършекът се подготвя и за двата крака.',
    ],
    rule: [
      'Touches are free, but goals with the weaker foot count three, others one. Say before the game which foot is the weaker one.',
      'Kontakte sind frei, aber Tore mit dem schwachen Fuß zählen drei, andere eins. Jeder sagt vor dem Spiel, welcher Fuß der schwache ist.',
      'Докосванията са свободни, но гол със слабия крак е три точки, иначе една. Всеки казва предварително кой е слабият му крак.',
    ],
    points: [
      [
        'Take the ball across your body to open the weaker side.',
        'Nimm den Ball quer mit und öffne die schwache Seite.',
        'Изнеси топката напречно и отвори слабата страна.',
      ],
      [
        'Standing foot beside the ball, then through its middle.',
        'Standbein neben den Ball, dann durch die Mitte.',
        'Опорният крак е до топката, удряй през центъра.',
      ],
    ],
    more: [
      [
        'The assist has to be with the weaker foot too.',
        'Auch die Vorlage muss mit dem schwachen Fuß kommen.',
        'И асистенцията е със слабия крак.',
      ],
    ],
    easier: [
      'A shot on target with the weaker foot already counts one.',
      'Schon ein Schuss aufs Tor mit dem schwachen Fuß zählt eins.',
      'Точен удар със слабия крак вече е точка.',
    ],
    scoring: [
      'Three points with the weaker foot, one with the other.',
      'Drei Punkte mit dem schwachen Fuß, einer mit dem starken.',
      'Три точки със слабия, една със силния крак.',
    ],
    question: [
      'How must the ball lie for your weaker foot?',
      'Wie muss der Ball für deinen schwachen Fuß liegen?',
      'Как трябва да лежи топката за слабия ти крак?',
    ],
    fault: [
      'Turning all the way round to get to the strong foot.',
      'Einmal ganz herumdrehen, um auf den starken Fuß zu kommen.',
      'Пълно завъртане, за да се удари със силния.',
    ],
  },
  {
    key: 'one-touch-finish',
    harder: 1,
    play: 'wall',
    kind: { topic: 'finishing' },
    name: ['one-touch finish', 'direkter Abschluss', 'удар от първо'],
    aim: [
      'Set up the finish so that one touch is enough.',
      'So auflegen, dass ein Kontakt zum Tor reicht.',
      'Подготовка, при която за гол стига едно докосване.',
    ],
    rule: [
      'Free touches everywhere, but goals only count when scored with the first touch. Rebounds count.',
      'Überall freie Kontakte, aber Tore zählen nur direkt. Abpraller zählen.',
      'Докосванията са свободни, но важат само голове от първо. Доиграването се брои.',
    ],
    points: [
      [
        'Assist: flat and firm in front of the striker.',
        'Vorlage: flach und fest vor den Stürmer.',
        'Асистенция: по земята и силно пред нападателя.',
      ],
      [
        'Striker: arrive, do not wait; open your foot early.',
        'Stürmer: ankommen, nicht warten; Fuß früh öffnen.',
        'Нападател: пристигни, не чакай; отвори крака рано.',
      ],
    ],
    more: [
      [
        'The pass before may have only two touches.',
        'Der Passgeber hat nur zwei Kontakte.',
        'Подаващият има само две докосвания.',
      ],
    ],
    easier: [
      'Two touches in front of the goal.',
      'Zwei Kontakte vor dem Tor.',
      'Две докосвания пред вратата.',
    ],
    scoring: [
      'One point per goal, two after a cut-back from the side.',
      'Ein Punkt je Tor, zwei nach einer Rückgabe von außen.',
      'Точка за гол, две след връщане от фланга.',
    ],
    question: [
      'Which pass is easy to finish at once?',
      'Welcher Pass lässt sich leicht direkt verwerten?',
      'Кой пас се завършва лесно от първо?',
    ],
    fault: [
      'Striker stands on the same height as the defender and cannot arrive.',
      'Stürmer steht auf Höhe des Verteidigers und kann nicht mehr ankommen.',
      'Нападателят стои до защитника и няма откъде да пристигне.',
    ],
  },
  ...moreTouchTasks,
]
