/** How the chase goes. */
import type { Task } from '../kit'

export const chaseTasks: readonly Task[] = [
  {
    key: 'head-start',
    harder: 0,
    name: ['keep the head start', 'den Vorsprung halten', 'запази преднината'],
    aim: [
      'Long touches at top speed and a calm finish.',
      'Lange Kontakte im Höchsttempo und ein ruhiger Abschluss.',
      'Дълги докосвания на максимална скорост и спокоен завършек.',
    ],
    rule: [
      'Straight to the end: the shot must be taken inside the last five metres. If the chaser catches up beside, it becomes a duel.',
      'Geradeaus zum Ende: Der Schuss fällt in den letzten fünf Metern. Kommt der Jäger auf gleiche Höhe, wird es ein Duell.',
      'Право до края: ударът е в последните пет метра. Настигне ли гонещият, става двубой.',
    ],
    points: [
      [
        'First three touches long: use the head start.',
        'Die ersten drei Kontakte lang: Nutz den Vorsprung.',
        'Първите три докосвания са дълги: използвай преднината.',
      ],
      [
        'Last touch shorter, then shoot without stopping.',
        'Letzter Kontakt kürzer, dann ohne Stopp schießen.',
        'Последното е по-късо, после удар без спиране.',
      ],
    ],
    more: [
      [
        'The chaser starts on a call by the coach that may come early.',
        'Der Jäger startet auf den Ruf des Trainers, der früher kommen kann.',
        'Гонещият тръгва по глас на треньора, който може да е и по-рано.',
      ],
    ],
    easier: [
      'One metre more of head start.',
      'Einen Meter mehr Vorsprung.',
      'Метър повече преднина.',
    ],
    scoring: [
      'Goal one point, caught one for the chaser.',
      'Tor ein Punkt, eingeholt einer für den Jäger.',
      'Гол – точка, настигане – точка за гонещия.',
    ],
    question: [
      'How many touches did you need, and could it be fewer?',
      'Wie viele Kontakte brauchtest du, und geht es mit weniger?',
      'Колко докосвания ти трябваха и може ли с по-малко?',
    ],
    fault: [
      'Many small touches: the chaser comes nearer with each.',
      'Viele kleine Kontakte: Mit jedem kommt der Jäger näher.',
      'Много малки докосвания: с всяко гонещият приближава.',
    ],
  },
  {
    key: 'from-the-side',
    harder: 0,
    name: ['chaser from the side', 'Jäger von der Seite', 'гонещ отстрани'],
    aim: [
      'Shield the ball at speed with the body and the far foot.',
      'Den Ball im Tempo mit Körper und fernem Fuß abschirmen.',
      'Прикриване в скорост с тяло и далечния крак.',
    ],
    rule: [
      'The chaser starts at the side line and may win the ball fairly at any time. The side changes after each round.',
      'Der Jäger startet an der Seitenlinie und darf jederzeit fair zum Ball. Nach jeder Runde wechselt die Seite.',
      'Гонещият тръгва от страничната линия и може честно да отнеме по всяко време. Страната се сменя след всяка серия.',
    ],
    points: [
      [
        'Ball on the foot away from the chaser.',
        'Ball am Fuß weg vom Jäger.',
        'Топката е на крака, далечен от гонещия.',
      ],
      [
        'Shoulder to shoulder is allowed: stay low and run on.',
        'Schulter an Schulter ist erlaubt: tief bleiben und weiter.',
        'Рамо в рамо е позволено: ниско и продължавай.',
      ],
    ],
    more: [
      [
        'The chaser starts two steps ahead.',
        'Der Jäger startet zwei Schritte voraus.',
        'Гонещият тръгва от две крачки напред.',
      ],
    ],
    easier: [
      'The chaser starts a step behind.',
      'Der Jäger startet einen Schritt dahinter.',
      'Гонещият тръгва от крачка назад.',
    ],
    scoring: [
      'Goal one point, with the foot away from the chaser two.',
      'Tor ein Punkt, mit dem fernen Fuß zwei.',
      'Гол – точка, с далечния крак – две.',
    ],
    question: [
      'What did your arm feel before your eyes saw it?',
      'Was hat dein Arm gespürt, bevor du es gesehen hast?',
      'Какво усети ръката ти, преди да го видиш?',
    ],
    fault: [
      'Ball between the two: it belongs to both.',
      'Der Ball liegt zwischen beiden: Er gehört jedem.',
      'Топката е между двамата: тя е и на двамата.',
    ],
  },
  {
    key: 'cut-across',
    harder: 1,
    name: ['cut across the chaser', 'den Weg des Jägers kreuzen', 'пресечи пътя на гонещия'],
    aim: [
      'Use one step across to keep a faster opponent behind.',
      'Mit einem Schritt in den Weg einen Schnelleren hinten halten.',
      'С една крачка на пътя по-бързият остава отзад.',
    ],
    rule: [
      'Half-way the dribbler must cross to the other half of the lane, in front of the chaser; a cut so late that they collide is a foul. Then finish.',
      'Ab der Hälfte muss der Dribbler vor dem Jäger auf die andere Bahnseite kreuzen; so spät, dass es zum Zusammenstoß kommt, ist ein Foul. Dann Abschluss.',
      'От средата водещият трябва да премине пред гонещия в другата половина на коридора; толкова късно, че да се сблъскат, е нарушение. После удар.',
    ],
    points: [
      [
        'Hear the steps: when they come level with your hip, cross.',
        'Hör die Schritte: Sind sie auf Hüfthöhe, kreuze.',
        'Слушай стъпките: на нивото на таза ти – пресечи.',
      ],
      [
        'Ball first, body after it, speed stays.',
        'Erst der Ball, dann der Körper, das Tempo bleibt.',
        'Първо топката, после тялото, скоростта остава.',
      ],
    ],
    more: [
      [
        'Crossing twice gives a bonus.',
        'Zweimal kreuzen gibt einen Bonus.',
        'Две пресичания носят премия.',
      ],
    ],
    easier: [
      'The chaser keeps two metres of distance until the cut.',
      'Der Jäger hält bis zum Kreuzen zwei Meter Abstand.',
      'До пресичането гонещият е на два метра.',
    ],
    scoring: [
      'Goal after a clean cut two points, without one.',
      'Tor nach sauberem Kreuzen zwei Punkte, ohne einer.',
      'Гол след чисто пресичане – две точки, без него – една.',
    ],
    question: [
      'What must the chaser do after your cut?',
      'Was muss der Jäger tun, wenn du gekreuzt hast?',
      'Какво трябва да направи гонещият след пресичането?',
    ],
    fault: [
      'Crossing by slowing down: the chaser is past.',
      'Beim Kreuzen abbremsen: Der Jäger ist vorbei.',
      'Забавяне при пресичането: гонещият е минал.',
    ],
  },
  {
    key: 'turn-home',
    harder: 1,
    name: ['go on or turn home', 'weiter oder umkehren', 'напред или обратно'],
    aim: [
      'Brake from full speed and leave the chaser running past.',
      'Aus vollem Tempo bremsen und den Jäger vorbeilaufen lassen.',
      'Спиране от пълна скорост – гонещият подминава.',
    ],
    rule: [
      'After the markers at two thirds the dribbler chooses: on to the goal (one point) or a turn and back over the start line with the ball (two). The chaser must not guess before the markers.',
      'Hinter den Markierungen bei zwei Dritteln wählt der Dribbler: weiter zum Tor (ein Punkt) oder drehen und mit Ball zurück über die Startlinie (zwei). Davor darf der Jäger nicht stehen bleiben.',
      'След маркерите на две трети водещият избира: напред към вратата (точка) или завой и с топка обратно през старта (две). Преди тях гонещият няма право да спира.',
    ],
    points: [
      [
        'Pretend the shot, then turn with the sole.',
        'Schuss antäuschen, dann mit der Sohle drehen.',
        'Имитирай удар, после завърти с подметка.',
      ],
      [
        'If the chaser slows down, go on: read them.',
        'Bremst der Jäger, geh weiter: Lies ihn.',
        'Забави ли гонещият – продължи: разчети го.',
      ],
    ],
    more: [
      [
        'Turn twice before the finish.',
        'Zweimal drehen vor dem Abschluss.',
        'Две завъртания преди завършека.',
      ],
    ],
    easier: [
      'The chaser stays three metres behind.',
      'Der Jäger bleibt drei Meter dahinter.',
      'Гонещият остава на три метра.',
    ],
    scoring: [
      'Goal one point, home with the ball two, ball won one.',
      'Tor ein Punkt, mit Ball zurück zwei, Ballgewinn einer.',
      'Гол – точка, обратно с топка – две, отнемане – една.',
    ],
    question: [
      'What gave away that the chaser expected the turn?',
      'Woran hast du gemerkt, dass der Jäger die Drehung erwartet?',
      'По какво разбра, че гонещият очаква завоя?',
    ],
    fault: [
      'Deciding before the run and not looking any more.',
      'Vor dem Lauf entscheiden und nicht mehr schauen.',
      'Решение преди бягането и край на гледането.',
    ],
  },
]
