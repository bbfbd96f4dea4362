/** Rules about touches. */
import type { GameTask } from './kit'

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
  {
    key: 'two-touch',
    harder: 1,
    teams: [4, 7],
    play: 'switch',
    name: ['two touches', 'zwei Kontakte', 'две докосвания'],
    aim: [
      'First touch and pass as one movement.',
      'Annahme und Pass als eine Bewegung.',
      'Поемане и пас като едно движение.',
    ],
    rule: [
      'Two touches at most for everyone; a dribble is free only after winning the ball, until the first pass.',
      'Höchstens zwei Kontakte; nur nach einem Ballgewinn ist das Dribbling bis zum ersten Pass frei.',
      'Най-много две докосвания; само след отнемане дрибълът е свободен до първия пас.',
    ],
    points: [
      [
        'Open body: you see ball and goal at once.',
        'Offene Stellung: Ball und Tor zugleich sehen.',
        'Отворено тяло: виждаш топката и вратата.',
      ],
      [
        'Two lines to the ball: help before it is urgent.',
        'Zwei Linien zum Ball: anbieten, bevor es brennt.',
        'Две линии към топката: помогни, преди да е късно.',
      ],
    ],
    more: [
      [
        'Every third pass must be one-touch.',
        'Jeder dritte Pass muss direkt sein.',
        'Всеки трети пас е от първо.',
      ],
    ],
    easier: [
      'Three touches in the own half.',
      'Drei Kontakte in der eigenen Hälfte.',
      'Три докосвания в своята половина.',
    ],
    scoring: [
      'One point per goal, two after five passes in a row.',
      'Ein Punkt je Tor, zwei nach fünf Pässen in Folge.',
      'Точка за гол, две след пет паса поред.',
    ],
    question: [
      'Where does your first touch send the opponent?',
      'Wohin schickt dein erster Kontakt den Gegner?',
      'Накъде праща противника първото ти докосване?',
    ],
    fault: [
      'Ball is stopped dead under the foot.',
      'Der Ball wird tot unter den Fuß gestoppt.',
      'Топката се спира мъртва под крака.',
    ],
  },
  {
    key: 'by-halves',
    harder: 2,
    teams: [4, 7],
    name: ['two behind, free in front', 'hinten zwei, vorn frei', 'отзад две, отпред свободно'],
    aim: [
      'Play safely and quickly at the back, take on opponents in front.',
      'Hinten schnell und sicher spielen, vorn ins Dribbling gehen.',
      'Отзад бързо и сигурно, отпред смело на дрибъл.',
    ],
    rule: [
      'Two touches in the own half, free touches in the opponents’ half.',
      'Zwei Kontakte in der eigenen Hälfte, in der gegnerischen frei.',
      'Две докосвания в своята половина, в чуждата – без ограничение.',
    ],
    points: [
      [
        'Over half-way facing forwards: now be brave.',
        'Mit Blick nach vorn über die Mitte: Jetzt Mut.',
        'През средата с лице напред: сега смелост.',
      ],
      [
        'At the back: pass before the pressure, then offer again.',
        'Hinten: Pass vor dem Druck, dann wieder anbieten.',
        'Отзад: пас преди натиска и пак се предложи.',
      ],
    ],
    more: [
      [
        'One touch in the own half after a back pass.',
        'Nach einem Rückpass hinten nur ein Kontakt.',
        'След пас назад отзад е само едно докосване.',
      ],
    ],
    easier: ['Three touches in the own half.', 'Hinten drei Kontakte.', 'Отзад три докосвания.'],
    scoring: [
      'One point per goal, two when an opponent was beaten in front.',
      'Ein Punkt je Tor, zwei nach überspieltem Gegner vorn.',
      'Точка за гол, две след преодолян противник отпред.',
    ],
    question: [
      'Where on the pitch is the risk worth it?',
      'Wo auf dem Feld lohnt sich das Risiko?',
      'Къде на терена рискът си струва?',
    ],
    fault: [
      'Same safe passes in front, nobody attacks.',
      'Vorn dieselben Sicherheitspässe, keiner greift an.',
      'Отпред същите сигурни пасове, никой не атакува.',
    ],
  },
  {
    key: 'never-the-same',
    harder: 2,
    teams: [4, 7],
    play: 'wall',
    kind: { topic: 'combination_play' },
    name: ['one, two, one, two', 'eins, zwei, eins, zwei', 'едно, две, едно, две'],
    aim: [
      'Change the rhythm: quick after slow, slow after quick.',
      'Den Rhythmus wechseln: schnell nach langsam, langsam nach schnell.',
      'Смяна на ритъма: бързо след бавно и обратно.',
    ],
    rule: [
      'Nobody may take as many touches as the one who passed to them: after one touch at least two, after two or more exactly one.',
      'Keiner macht so viele Kontakte wie sein Passgeber: nach einem mindestens zwei, nach zwei oder mehr genau einen.',
      'Никой не прави колкото подалия му: след едно – поне две, след две и повече – точно едно.',
    ],
    points: [
      [
        'Count with the ball while it comes to you.',
        'Zähl mit, noch bevor der Ball kommt.',
        'Брой още докато топката идва.',
      ],
      [
        'One-touch turn? Find your wall early.',
        'Direktball dran? Such früh deine Wand.',
        'От първо ли си? Намери стената рано.',
      ],
    ],
    more: [
      [
        'The shot counts as a pass in the rhythm.',
        'Auch der Schuss gehört zum Rhythmus.',
        'И ударът влиза в ритъма.',
      ],
    ],
    easier: [
      'The team calls the number out loud together.',
      'Das Team ruft die Zahl gemeinsam laut.',
      'Отборът вика числото заедно.',
    ],
    scoring: [
      'One point per goal, one for eight right touches in a row.',
      'Ein Punkt je Tor, einer für acht richtige Stationen in Folge.',
      'Точка за гол и точка за осем верни поред.',
    ],
    question: [
      'What does the change of rhythm do to the defenders?',
      'Was macht der Rhythmuswechsel mit den Verteidigern?',
      'Какво причинява смяната на ритъма на защитата?',
    ],
    fault: [
      'Players hold the ball because they have not counted.',
      'Spieler halten den Ball, weil sie nicht mitgezählt haben.',
      'Играчите държат топката, защото не са броили.',
    ],
  },
]
