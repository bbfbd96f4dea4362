/** Rules about touches; second part. */
import type { GameTask } from './kit'

export const moreTouchTasks: readonly GameTask[] = [
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
      'Three touches in their own half.',
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
      'Two touches in their own half, free touches in the opponents’ half.',
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
        'One touch in their own half after a back pass.',
        'Nach einem Rückpass hinten nur ein Kontakt.',
        'След пас назад отзад е само едно докосване.',
      ],
    ],
    easier: ['Three touches in their own half.', 'Hinten drei Kontakte.', 'Отзад три докосвания.'],
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
