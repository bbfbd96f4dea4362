/** Tasks of the keeper as one more. */
import type { TransitionTask } from '../kit'

export const plusOneTasks: readonly TransitionTask[] = [
  {
    key: 'once-per-attack',
    harder: 0,
    name: ['over the keeper counts double', 'doppelt über den Torwart', 'през вратаря е двойно'],
    aim: [
      'Go back to go forward.',
      'Zurück spielen, um nach vorn zu kommen.',
      'Назад, за да се мине напред.',
    ],
    rule: [
      'A goal counts double if their own keeper touched the ball in that possession.',
      'Ein Tor zählt doppelt, wenn der eigene Torwart im selben Ballbesitz am Ball war.',
      'Голът е двоен, ако в същото владение вратарят е докоснал топката.',
    ],
    points: [
      [
        'Keeper: offer at an angle to the ball, never straight behind it.',
        'Torwart: schräg zum Ball anbieten, nie gerade dahinter.',
        'Вратар: предложи се под ъгъл, никога право зад топката.',
      ],
      [
        'After the pass back spread at once: left, right and deep.',
        'Nach dem Rückpass sofort auffächern: links, rechts, tief.',
        'След пас назад веднага се разтворете: ляво, дясно, напред.',
      ],
    ],
    more: [
      [
        'The keeper’s pass must be one-touch.',
        'Der Torwart spielt direkt weiter.',
        'Вратарят подава от първо.',
      ],
    ],
    easier: [
      'Every pass to the keeper gives a point.',
      'Jeder Pass zum Torwart gibt einen Punkt.',
      'Всеки пас към вратаря е точка.',
    ],
    scoring: [
      'Goal one point, over the keeper two.',
      'Tor ein Punkt, über den Torwart zwei.',
      'Гол – точка, през вратаря – две.',
    ],
    question: [
      'When does the pass back help us?',
      'Wann hilft uns der Rückpass?',
      'Кога пасът назад ни помага?',
    ],
    fault: [
      'Pass back without need and without a look.',
      'Rückpass ohne Not und ohne Blick.',
      'Пас назад без нужда и без поглед.',
    ],
  },
  {
    key: 'keeper-steps-out',
    harder: 1,
    name: ['the keeper steps out', 'der Torwart rückt heraus', 'вратарят излиза напред'],
    aim: [
      'Draw an opponent with the keeper’s dribble.',
      'Mit dem Andribbeln des Torwarts einen Gegner binden.',
      'С водене на вратаря се ангажира противник.',
    ],
    rule: [
      'In possession the keeper may come up to halfway as a centre-back. The opponents may shoot from everywhere when they win it.',
      'Bei Ballbesitz darf der Torwart als Innenverteidiger bis zur Mitte aufrücken. Nach Gewinn darf der Gegner von überall schießen.',
      'При владение вратарят може да излезе до средата като централен защитник. При отнемане противникът удря отвсякъде.',
    ],
    points: [
      [
        'Keeper: carry the ball until one comes to you, then pass into the gap.',
        'Torwart: andribbeln, bis einer kommt, dann in die Lücke.',
        'Вратар: води, докато някой дойде, после подай в пролуката.',
      ],
      [
        'Centre-backs: go wide when the keeper comes between you.',
        'Innenverteidiger: geht breit, wenn der Torwart zwischen euch kommt.',
        'Централни: разтворете се, когато вратарят влезе между вас.',
      ],
    ],
    more: [
      [
        'The keeper must be outside the goal area at every pass.',
        'Der Torwart steht bei jedem Pass außerhalb des Torraums.',
        'При всеки пас вратарят е извън малкото поле.',
      ],
    ],
    easier: [
      'Shots from their own half do not count.',
      'Schüsse aus der eigenen Hälfte zählen nicht.',
      'Удари от своята половина не важат.',
    ],
    scoring: [
      'Goal one point; goal after a keeper’s pass from outside the box two.',
      'Tor ein Punkt; nach Pass des aufgerückten Torwarts zwei.',
      'Гол – точка; след пас на излезлия вратар – две.',
    ],
    question: [
      'Who has to cover the goal when the keeper is out?',
      'Wer sichert das Tor, wenn der Torwart draußen ist?',
      'Кой пази вратата, когато вратарят е напред?',
    ],
    fault: [
      'The keeper stands on the line and watches the build-up.',
      'Der Torwart steht auf der Linie und schaut zu.',
      'Вратарят стои на линията и гледа.',
    ],
  },
  {
    key: 'third-player',
    harder: 1,
    name: ['find the third one', 'den Dritten finden', 'намери третия'],
    aim: [
      'Play over the keeper to the one who was covered before.',
      'Über den Torwart den finden, der vorher zugestellt war.',
      'През вратаря се намира този, който преди е бил покрит.',
    ],
    rule: [
      'The one who passed to the keeper may not get the ball straight back. A ball that reaches a third player past halfway within two passes is a point.',
      'Wer zum Torwart gepasst hat, bekommt ihn nicht direkt zurück. Erreicht der Ball mit zwei Pässen einen Dritten jenseits der Mitte, gibt es einen Punkt.',
      'Подалият на вратаря не получава веднага обратно. Стигне ли топката с два паса до трети отвъд средата – точка.',
    ],
    points: [
      [
        'Third player: be in sight of the keeper when the ball goes back.',
        'Dritter: Sei im Blick des Torwarts, wenn der Ball zurückgeht.',
        'Трети: бъди видим за вратаря, когато топката тръгне назад.',
      ],
      [
        'Keeper: look past the nearest one first.',
        'Torwart: Schau zuerst am Nächsten vorbei.',
        'Вратар: погледни първо зад най-близкия.',
      ],
    ],
    more: [['One pass instead of two.', 'Ein Pass statt zwei.', 'Един пас вместо два.']],
    easier: [
      'Return pass allowed, third player double.',
      'Rückspiel erlaubt, der Dritte zählt doppelt.',
      'Връщане е позволено, третият е двоен.',
    ],
    scoring: [
      'Third player past halfway one point, goal two.',
      'Dritter jenseits der Mitte ein Punkt, Tor zwei.',
      'Трети отвъд средата – точка, гол – две.',
    ],
    question: [
      'Which opponent left whom when we played back?',
      'Welcher Gegner hat wen verlassen, als wir zurückspielten?',
      'Кой противник кого остави при паса назад?',
    ],
    fault: [
      'Keeper plays back to the one who is still pressed.',
      'Der Torwart spielt zu dem zurück, der noch unter Druck ist.',
      'Вратарят връща на този, който още е под натиск.',
    ],
  },
  {
    key: 'hunted-keeper',
    harder: 2,
    from: 11,
    name: ['the keeper is pressed', 'der Torwart wird gepresst', 'вратарят е под преса'],
    aim: [
      'Solve pressure on the keeper calmly.',
      'Druck auf den Torwart ruhig lösen.',
      'Спокойно излизане при натиск върху вратаря.',
    ],
    rule: [
      'Each pass back must be attacked by the nearest forward at full speed. If the team keeps the ball after it, one point; ball won within five seconds and goal counts three.',
      'Jeden Rückpass muss der nächste Stürmer mit vollem Tempo anlaufen. Bleibt der Ball im Team: ein Punkt; ein Tor binnen fünf Sekunden nach Gewinn zählt dreifach.',
      'Всеки пас назад се атакува от най-близкия нападател с пълна скорост. Запази ли отборът топката – точка; гол до пет секунди след отнемане е троен.',
    ],
    points: [
      [
        'Keeper: decide before the ball arrives: left, right or over them.',
        'Torwart: Entscheide, bevor der Ball kommt: links, rechts oder drüber.',
        'Вратар: реши, преди топката да дойде: ляво, дясно или над тях.',
      ],
      [
        'Forward: run in a curve and take one side away.',
        'Stürmer: im Bogen anlaufen und eine Seite wegnehmen.',
        'Нападател: тичай по дъга и затвори едната страна.',
      ],
    ],
    more: [['Two forwards press.', 'Zwei Stürmer laufen an.', 'Пресират двама.']],
    easier: [
      'The forward starts from halfway.',
      'Der Stürmer startet an der Mittellinie.',
      'Нападателят тръгва от средата.',
    ],
    scoring: [
      'Press beaten one point, goal two, goal after a won press three.',
      'Pressing überspielt ein Punkt, Tor zwei, nach Pressinggewinn drei.',
      'Излизане – точка, гол – две, гол след преса – три.',
    ],
    question: [
      'Which way did the runner leave open?',
      'Welchen Weg hat der Anlaufende offen gelassen?',
      'Кой път остави отворен пресиращият?',
    ],
    fault: [
      'Keeper waits for the ball instead of coming to meet it.',
      'Der Torwart wartet auf den Ball statt entgegenzugehen.',
      'Вратарят чака топката вместо да тръгне към нея.',
    ],
  },
]
