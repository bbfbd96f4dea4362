/** Tasks of the travelling rondo: how the group breaks into the next field. */
import type { Task } from './kit'

export const travellingTasks: readonly Task[] = [
  {
    key: 'break-pass',
    harder: 0,
    name: ['pass into the next field', 'Pass ins nächste Feld', 'пас в следващото поле'],
    aim: [
      'Recognise when one can leave and be found in space.',
      'Erkennen, wann sich einer lösen und im Raum angespielt werden kann.',
      'Разпознава се кога някой може да излезе и да получи в пространството.',
    ],
    rule: [
      'After three passes one may break into the next field; a ball received there opens the field for all.',
      'Nach drei Pässen darf sich einer ins nächste Feld lösen; sein Ball dort öffnet das Feld für alle.',
      'След три паса един може да излезе в следващото поле; поеме ли там, полето е отворено за всички.',
    ],
    points: [
      [
        'Break when the passer looks up, not before.',
        'Lösen, wenn der Passgeber hochschaut, nicht vorher.',
        'Тръгни, когато подаващият вдигне глава, не по-рано.',
      ],
      [
        'After the pass all follow: the first two stand beside the receiver.',
        'Nach dem Pass rücken alle nach: Die ersten zwei stehen neben dem Empfänger.',
        'След паса всички следват: първите двама застават до приелия.',
      ],
    ],
    more: [
      [
        'The ball in the next field has to be played on with one touch.',
        'Im nächsten Feld wird der Ball direkt weitergespielt.',
        'В новото поле топката се играе от първо.',
      ],
    ],
    easier: [
      'Dribbling into the next field counts too.',
      'Auch Hineindribbeln zählt.',
      'Влизане с дрибъл също се брои.',
    ],
    scoring: [
      'A point per field reached, two more for the last one.',
      'Ein Punkt je erreichtem Feld, zwei weitere für das letzte.',
      'Точка за всяко достигнато поле, още две за последното.',
    ],
    question: [
      'Who of you is in the best place to break?',
      'Wer von euch steht am besten, um sich zu lösen?',
      'Кой от вас е на най-доброто място да тръгне?',
    ],
    fault: [
      'Two break at once and the ball has no support left.',
      'Zwei lösen sich zugleich, und am Ball fehlt die Hilfe.',
      'Двама тръгват заедно и топката остава без помощ.',
    ],
  },
  {
    key: 'dribble-in',
    harder: 0,
    name: ['dribble in', 'hineindribbeln', 'влизане с дрибъл'],
    aim: [
      'Carry the ball into open space and attract a defender.',
      'Den Ball in den freien Raum treiben und einen Verteidiger binden.',
      'Топката се води в свободното и привлича защитник.',
    ],
    rule: [
      'The next field opens when someone dribbles in over the line and then passes to a follower. Three passes first.',
      'Das nächste Feld öffnet sich, wenn einer über die Linie dribbelt und dann zum Nachrückenden passt. Vorher drei Pässe.',
      'Полето се отваря, когато някой влезе с дрибъл през линията и подаде на следващия. Преди това три паса.',
    ],
    points: [
      [
        'Open lane in front of you? Push it and go.',
        'Freie Gasse vor dir? Vorlegen und los.',
        'Свободен коридор пред теб? Избутай и тръгвай.',
      ],
      [
        'Dribble towards a defender, pass when challenged.',
        'Auf den Verteidiger zudribbeln, passen, wenn er kommt.',
        'Води към защитника, подай, когато излезе.',
      ],
    ],
    more: [
      [
        'A turn or feint has to come before the line.',
        'Vor der Linie muss eine Drehung oder Finte kommen.',
        'Преди линията има завъртане или финт.',
      ],
    ],
    easier: [
      'Nobody may attack the dribbler in the first metre.',
      'Im ersten Meter darf der Dribbler nicht angegriffen werden.',
      'В първия метър дрибълът не се атакува.',
    ],
    scoring: [
      'A point per line crossed with the ball at the feet and kept.',
      'Ein Punkt je überdribbelter Linie mit behaltenem Ball.',
      'Точка за всяка премината с дрибъл линия и запазена топка.',
    ],
    question: [
      'When is dribbling quicker than passing?',
      'Wann ist Dribbeln schneller als Passen?',
      'Кога дрибълът е по-бърз от паса?',
    ],
    fault: [
      'Head down while dribbling: the free player is missed.',
      'Kopf beim Dribbeln unten: der Freie wird übersehen.',
      'Глава надолу при дрибъл: свободният остава невидян.',
    ],
  },
  {
    key: 'back-and-on',
    harder: 1,
    name: ['back first, then on', 'erst zurück, dann weiter', 'първо назад, после напред'],
    aim: [
      'Use a pass backwards to open the pass forwards.',
      'Den Rückpass nutzen, um den Pass nach vorn zu öffnen.',
      'Пасът назад отваря паса напред.',
    ],
    rule: [
      'The pass into the next field only counts straight after a pass backwards, played with at most two touches.',
      'Der Pass ins nächste Feld zählt nur direkt nach einem Rückpass, mit höchstens zwei Kontakten.',
      'Пасът в новото поле се брои само веднага след пас назад, с най-много две докосвания.',
    ],
    points: [
      [
        'The pass back is the signal: now the runner starts.',
        'Der Rückpass ist das Signal: Jetzt startet der Läufer.',
        'Пасът назад е сигналът: сега бягащият тръгва.',
      ],
      [
        'Back to the strong foot, so that the next can go first time.',
        'Zurück auf den starken Fuß, damit der Nächste direkt spielen kann.',
        'Назад към силния крак, за да продължи от първо.',
      ],
    ],
    more: [
      [
        'Pass back and pass forward both one-touch.',
        'Rückpass und Pass nach vorn beide direkt.',
        'Пасът назад и пасът напред са от първо.',
      ],
    ],
    easier: [
      'Touches are free after the pass back.',
      'Nach dem Rückpass freie Kontakte.',
      'След паса назад докосванията са свободни.',
    ],
    scoring: [
      'Two points per field reached after back and on.',
      'Zwei Punkte je Feld nach zurück und weiter.',
      'Две точки за поле след „назад и напред“.',
    ],
    question: [
      'What do the defenders do on a pass back?',
      'Was tun die Verteidiger beim Rückpass?',
      'Какво правят защитниците при пас назад?',
    ],
    fault: [
      'Pass back without any support behind: it ends in a duel.',
      'Rückpass ohne Absicherung: Er endet im Zweikampf.',
      'Пас назад без подкрепа: завършва с единоборство.',
    ],
  },
  {
    key: 'against-time',
    harder: 2,
    name: ['against the clock', 'gegen die Uhr', 'срещу часовника'],
    aim: [
      'Move on fast as a group and stay connected.',
      'Als Gruppe schnell vorankommen und verbunden bleiben.',
      'Групата напредва бързо и остава свързана.',
    ],
    rule: [
      'Thirty seconds for all fields, two touches each; in every field at least two passes. A ball over the time is lost.',
      'Dreißig Sekunden für alle Felder, je zwei Kontakte; in jedem Feld mindestens zwei Pässe. Zeit um heißt Ball weg.',
      'Тридесет секунди за всички полета, по две докосвания; във всяко поне два паса. Изтече ли времето, топката е загубена.',
    ],
    points: [
      [
        'Two passes are enough: the third one goes forward.',
        'Zwei Pässe reichen: Der dritte geht nach vorn.',
        'Два паса стигат: третият е напред.',
      ],
      [
        'Furthest back runs first, that is the longest way.',
        'Der Hinterste läuft zuerst, er hat den längsten Weg.',
        'Най-задният тръгва пръв, пътят му е най-дълъг.',
      ],
    ],
    more: [['Twenty seconds.', 'Zwanzig Sekunden.', 'Двадесет секунди.']],
    easier: [
      'Forty-five seconds and free touches.',
      'Fünfundvierzig Sekunden und freie Kontakte.',
      'Четиридесет и пет секунди и свободни докосвания.',
    ],
    scoring: [
      'The whole way in time: three points; otherwise one per field.',
      'Ganzer Weg in der Zeit: drei Punkte; sonst einer je Feld.',
      'Целият път навреме: три точки; иначе по една за поле.',
    ],
    question: [
      'Where did you lose the most time?',
      'Wo habt ihr am meisten Zeit verloren?',
      'Къде загубихте най-много време?',
    ],
    fault: [
      'The group gets long: back players stay in the old field.',
      'Die Gruppe zieht sich lang: Hintere bleiben im alten Feld.',
      'Групата се разтяга: задните остават в старото поле.',
    ],
  },
]
