/** First touch for the smallest: a bouncing ball. */
import type { TaskWords } from '../kit'

export const mouseWords: TaskWords = {
  en: {
    name: 'Mousetrap',
    aim: 'Meet a bouncing ball at the right moment and trap it softly under the foot.',
    setup:
      '{l} × {w} m. Two children share one ball, the mouse; each pair has a patch of its own between two markers. The coach stands where everybody can hear.',
    steps: [
      'One child throws the mouse up to head height and lets it bounce.',
      'The partner hops close and traps it with the sole as it comes down.',
      'On “cheese” the trapper rolls it away with the same foot and throws next.',
      'The coach plays too: on “cat” everybody keeps the mouse behind their leg.',
    ],
    points: [
      'Heel low, toes up: the foot is the roof of the trap.',
      'Arrive before the second bounce.',
      'Ball asleep? Then roll it away at once.',
    ],
    scoring: 'A mouse trapped after one bounce: two cheeses. After two bounces: one.',
    question: 'When must the trap close: while the mouse goes up or when it comes down?',
    fault: 'Kicking at the ball with a stiff leg.',
    harder: ['Trap it with the inside of the foot.', 'Turn once round before it bounces.'],
    easier: ['Roll the mouse instead of throwing it.'],
  },
  de: {
    name: 'Mausefalle',
    aim: 'Einen springenden Ball im richtigen Moment treffen und weich unter dem Fuß fangen.',
    setup:
      '{l} × {w} m. Zwei Kinder teilen sich einen Ball, die Maus; jedes Paar hat seinen Platz zwischen zwei Markierungen. Der Trainer steht so, dass ihn alle hören.',
    steps: [
      'Ein Kind wirft die Maus kopfhoch und lässt sie aufspringen.',
      'Das andere hüpft heran und fängt sie beim Fallen unter der Sohle.',
      'Auf „Käse“ rollt es sie mit demselben Fuß weg und wirft als Nächstes.',
      'Der Trainer spielt mit: Auf „Katze“ versteckt jeder die Maus hinterm Bein.',
    ],
    points: [
      'Ferse tief, Zehen hoch: Der Fuß ist das Dach der Falle.',
      'Vor dem zweiten Aufspringen da sein.',
      'Schläft der Ball? Dann sofort wegrollen.',
    ],
    scoring: 'Gefangen nach einmal Aufspringen: zwei Käse. Nach zweimal: einer.',
    question: 'Wann muss die Falle zugehen: wenn die Maus steigt oder fällt?',
    fault: 'Mit steifem Bein nach dem Ball treten.',
    harder: ['Mit der Innenseite fangen.', 'Sich einmal drehen, bevor er aufspringt.'],
    easier: ['Die Maus rollen statt werfen.'],
  },
  bg: {
    name: 'Капан за мишки',
    aim: 'Срещаш подскачащата топка в точния миг и я хващаш меко под крака.',
    setup:
      '{l} × {w} м. Две деца имат една топка, това е мишката; всяка двойка си има място между два маркера. Треньорът е там, където всички го чуват.',
    steps: [
      'Едното дете хвърля мишката до височината на главата и тя тупва.',
      'Другото се приближава с подскок и я хваща с подметка, когато пада.',
      'На „сирене“ я търкулва със същия крак и хвърля то.',
      'Треньорът също играе: на „котка“ всеки крие мишката зад крака си.',
    ],
    points: [
      'Петата ниско, пръстите горе: кракът е покривът на капана.',
      'Бъди там преди второто тупване.',
      'Заспа ли топката? Веднага я търкулни.',
    ],
    scoring: 'Хваната след едно тупване: две сирена. След две: едно.',
    question: 'Кога се затваря капанът: когато мишката се качва или когато пада?',
    fault: 'Ритане по топката с изпънат крак.',
    harder: ['Хващане с вътрешната страна.', 'Едно завъртане, преди да тупне.'],
    easier: ['Мишката се търкаля, вместо да се хвърля.'],
  },
}
