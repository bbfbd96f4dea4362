/** Ways of turning away. */
import type { Task } from '../kit'

export const turnTasks: readonly Task[] = [
  {
    key: 'drag-back',
    harder: 0,
    name: ['drag back', 'Sohlenzieher', 'издърпване с подметка'],
    aim: [
      'Turn through half a circle with the sole.',
      'Mit der Sohle um hundertachtzig Grad drehen.',
      'Завъртане на сто и осемдесет градуса с подметка.',
    ],
    rule: [
      'In the zone: stop the ball with the sole, drag it back and turn over the shoulder of that foot. On one run the right foot, on the next the left.',
      'In der Zone den Ball mit der Sohle stoppen, zurückziehen und über die Schulter dieses Fußes drehen. Abwechselnd rechts und links.',
      'В зоната: спри с подметка, дръпни назад и се завърти през рамото откъм този крак. Веднъж с десния, веднъж с левия.',
    ],
    points: [
      [
        'Put the standing foot beside the ball, then drag.',
        'Standfuß neben den Ball, dann ziehen.',
        'Опорният крак е до топката, после дърпай.',
      ],
      [
        'The second touch already drives home.',
        'Schon der zweite Kontakt treibt nach Hause.',
        'Още второто докосване е към къщи.',
      ],
    ],
    more: [
      [
        'Feint a shot before the drag.',
        'Vor dem Ziehen einen Schuss antäuschen.',
        'Преди дърпането имитирай удар.',
      ],
    ],
    easier: [
      'Stop, breathe, drag: three separate steps.',
      'Stoppen, atmen, ziehen: drei einzelne Schritte.',
      'Спри, поеми дъх, дръпни: три отделни стъпки.',
    ],
    scoring: [
      'One point for each turn that stays in the zone.',
      'Ein Punkt für jede Drehung in der Zone.',
      'Точка за всяко завъртане в зоната.',
    ],
    question: [
      'Where is the opponent when you drag back?',
      'Wo steht der Gegner, wenn du zurückziehst?',
      'Къде е противникът, когато дърпаш назад?',
    ],
    fault: [
      'Turning round the ball in a large circle.',
      'In großem Bogen um den Ball herumlaufen.',
      'Голям завой около топката.',
    ],
  },
  {
    key: 'hooks',
    harder: 0,
    name: ['inside and outside hook', 'Haken innen und außen', 'кука с вътрешна и външна'],
    aim: [
      'Cut the ball sharply round with inside or outside.',
      'Den Ball scharf mit innen oder außen herumziehen.',
      'Рязко завъртане с вътрешна или външна страна.',
    ],
    rule: [
      'The coach holds up a hand while the player dribbles: left hand means inside hook, right hand outside hook. Who turns the wrong way does five toe taps first.',
      'Der Trainer hebt während des Dribblings eine Hand: links heißt Innenhaken, rechts Außenhaken. Wer falsch dreht, macht zuerst fünf Sohlentipper.',
      'Докато играчът води, треньорът вдига ръка: лявата е вътрешна кука, дясната – външна. Който сгреши, прави пет докосвания с подметка.',
    ],
    points: [
      [
        'Reach round the far side of the ball, low hips.',
        'Um den Ball herumgreifen, Hüfte tief.',
        'Обхвани топката от далечната страна, ниско с таза.',
      ],
      [
        'Head up on the way out: the signal comes from the coach, not from the ball.',
        'Kopf hoch auf dem Hinweg: Das Signal kommt vom Trainer, nicht vom Ball.',
        'Главата горе: сигналът идва от треньора, не от топката.',
      ],
    ],
    more: [['Signals the other way round.', 'Signale umgekehrt.', 'Сигналите са наобратно.']],
    easier: [
      'Choose the hook before the start.',
      'Den Haken schon vor dem Start wählen.',
      'Куката се избира още на старта.',
    ],
    scoring: [
      'One point for a right hook, two if the turn took no more than two touches.',
      'Ein Punkt für den richtigen Haken, zwei bei höchstens zwei Kontakten.',
      'Точка за вярна кука, две – ако е с най-много две докосвания.',
    ],
    question: [
      'Which hook hides the ball better from an opponent on your right?',
      'Welcher Haken verdeckt den Ball besser vor einem Gegner rechts von dir?',
      'Коя кука крие топката по-добре от противник отдясно?',
    ],
    fault: [
      'Ball escapes on the far side: the touch is a cut, not a kick.',
      'Der Ball springt weg: Es ist ein Schnitt, kein Schuss.',
      'Топката бяга: докосването е рязване, а не ритник.',
    ],
  },
  {
    key: 'behind-the-leg',
    harder: 1,
    name: ['behind the standing leg', 'hinter dem Standbein', 'зад опорния крак'],
    aim: [
      'Hide the turn behind a pretended pass or shot.',
      'Die Drehung hinter einem angetäuschten Pass oder Schuss verstecken.',
      'Завъртането се крие зад лъжлив пас или удар.',
    ],
    rule: [
      'In the zone swing as if to pass, then play the ball behind the standing leg with the inside and follow it. The one behind calls “believed” if the swing looked real.',
      'In der Zone zum Pass ausholen, dann den Ball mit der Innenseite hinter dem Standbein durchspielen und folgen. Der Wartende ruft „Geglaubt!“, wenn das Ausholen echt aussah.',
      'В зоната замахни като за пас, после прати топката с вътрешна зад опорния крак и я последвай. Чакащият вика „Повярвах!“, ако замахът е бил истински.',
    ],
    points: [
      [
        'Big swing, small touch.',
        'Großes Ausholen, kleiner Kontakt.',
        'Голям замах, малко докосване.',
      ],
      [
        'Plant the foot past the ball so that there is room behind.',
        'Standfuß vor den Ball setzen, damit dahinter Platz ist.',
        'Опорният крак е пред топката, за да има място зад него.',
      ],
    ],
    more: [
      [
        'After the turn one more hook on the way home.',
        'Nach der Drehung auf dem Heimweg noch ein Haken.',
        'След завъртането още една кука на връщане.',
      ],
    ],
    easier: [
      'Do the move standing first, without a run-up.',
      'Die Bewegung erst im Stand, ohne Anlauf.',
      'Първо на място, без засилване.',
    ],
    scoring: [
      'One point for every “believed”.',
      'Ein Punkt für jedes „Geglaubt!“.',
      'Точка за всяко „Повярвах!“.',
    ],
    question: [
      'What makes the pretended pass believable?',
      'Was macht den angetäuschten Pass glaubwürdig?',
      'Какво прави лъжливия пас убедителен?',
    ],
    fault: [
      'The ball hits the standing leg.',
      'Der Ball trifft das Standbein.',
      'Топката удря опорния крак.',
    ],
  },
  {
    key: 'shadow',
    harder: 1,
    name: ['with a shadow behind', 'mit Schatten im Rücken', 'със сянка зад гърба'],
    aim: [
      'Turn away from real pressure and use the body.',
      'Unter echtem Druck abdrehen und den Körper einsetzen.',
      'Завъртане под истински натиск с помощта на тялото.',
    ],
    rule: [
      'The next player follows as shadow, two metres behind and without touching the ball. The dribbler feels on which side the shadow comes and turns to the other. Back over the line with the ball, then the shadow dribbles.',
      'Der Nächste folgt als Schatten mit zwei Metern Abstand, ohne den Ball zu berühren. Der Dribbler spürt, auf welcher Seite er kommt, und dreht zur anderen. Mit Ball zurück über die Linie, dann dribbelt der Schatten.',
      'Следващият е сянка на два метра отзад и не докосва топката. Водещият усеща от коя страна идва и завърта към другата. Връща се с топка през линията, после води сянката.',
    ],
    points: [
      [
        'Glance over the shoulder before the zone.',
        'Schulterblick vor der Zone.',
        'Поглед през рамо преди зоната.',
      ],
      [
        'Arm and hip feel the opponent; the ball on the far foot.',
        'Arm und Hüfte spüren den Gegner; der Ball am fernen Fuß.',
        'Ръката и бедрото усещат противника; топката е на далечния крак.',
      ],
    ],
    more: [
      [
        'The shadow may win the ball in the zone.',
        'Der Schatten darf den Ball in der Zone gewinnen.',
        'Сянката може да отнеме в зоната.',
      ],
    ],
    easier: [
      'The shadow calls its side: “Left!” or “Right!”.',
      'Der Schatten ruft seine Seite: „Links!“ oder „Rechts!“.',
      'Сянката казва страната си: „Ляво!“ или „Дясно!“.',
    ],
    scoring: [
      'One point if the shadow ends up on the wrong side.',
      'Ein Punkt, wenn der Schatten auf der falschen Seite landet.',
      'Точка, ако сянката остане от грешната страна.',
    ],
    question: [
      'How did you know where the shadow was?',
      'Woran hast du gemerkt, wo der Schatten war?',
      'По какво разбра къде е сянката?',
    ],
    fault: [
      'Always turning to the same side.',
      'Immer zur selben Seite drehen.',
      'Винаги завъртане на една и съща страна.',
    ],
  },
]
