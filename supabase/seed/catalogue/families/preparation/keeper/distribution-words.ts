/** How the keeper brings the ball into play. */
import type { DrillTask } from '../kit'
import { moreDistributionTasks } from './distribution-more-words'

export const distributionTasks: readonly DrillTask[] = [
  {
    key: 'hands',
    harder: 0,
    name: ['rolls and throws', 'rollen und werfen', 'търкаляне и хвърляне'],
    aim: [
      'Roll and throw so that the receiver can go on at once.',
      'So rollen und werfen, dass der Mitspieler sofort weiterspielt.',
      'Търкаляне и хвърляне, с които съотборникът продължава веднага.',
    ],
    rule: [
      'The keeper starts with the ball in the hands: a roll to a near team-mate, a throw to a far one, always in front of the stronger foot. No kicks out of the hands.',
      'Der Torwart beginnt mit dem Ball in der Hand: rollen zum nahen, werfen zum fernen Mitspieler, immer vor den starken Fuß. Keine Abschläge.',
      'Вратарят започва с топка в ръце: търкаляне към близък, хвърляне към далечен съотборник, винаги пред силния крак. Без изритване от ръка.',
    ],
    points: [
      [
        'Roll: low knee, hand close to the ground, no bouncing.',
        'Rollen: tiefes Knie, Hand nah am Boden, kein Hüpfen.',
        'Търкаляне: ниско коляно, ръка до земята, без подскачане.',
      ],
      [
        'Throw: step in the direction, long arm.',
        'Werfen: Schritt in die Richtung, langer Arm.',
        'Хвърляне: крачка в посоката, дълга ръка.',
      ],
    ],
    more: [
      [
        'First feint to one side, then play to the other.',
        'Erst zu einer Seite täuschen, dann zur anderen spielen.',
        'Първо финт към едната страна, после към другата.',
      ],
    ],
    easier: [
      'Throw to the hands; the team-mate puts the ball down.',
      'In die Hände werfen; der Mitspieler legt den Ball hin.',
      'Хвърляне в ръце; съотборникът слага топката.',
    ],
    scoring: [
      'Goal two points, a clean start to the wing one.',
      'Tor zwei Punkte, saubere Eröffnung auf den Flügel einer.',
      'Гол – две точки, чисто начало към крилото – една.',
    ],
    question: [
      'When is the throw better than the pass?',
      'Wann ist der Wurf besser als der Pass?',
      'Кога хвърлянето е по-добро от паса?',
    ],
    fault: [
      'The ball comes behind the runner.',
      'Der Ball kommt in den Rücken des Mitspielers.',
      'Топката идва зад тичащия.',
    ],
  },
  {
    key: 'feet',
    harder: 0,
    from: 8,
    name: ['short with the foot', 'kurz mit dem Fuß', 'късо с крак'],
    aim: [
      'Open the game with a flat pass through or around pressure.',
      'Flach durch oder um den Druck herum eröffnen.',
      'Начало с нисък пас през или около пресата.',
    ],
    rule: [
      'The ball lies in the goal area like at a goal kick. The keeper passes low; team-mates may come to the edge of the area. If all are marked the keeper dribbles out until somebody comes.',
      'Der Ball liegt wie beim Abstoß im Torraum. Der Torwart passt flach; Mitspieler dürfen bis an den Torraum kommen. Sind alle gedeckt, dribbelt er an, bis jemand angreift.',
      'Топката е в малкото поле като при начален удар от вратата. Вратарят подава ниско; съотборниците може да дойдат до полето. Ако всички са пазени, води, докато някой го нападне.',
    ],
    points: [
      [
        'Play to the foot that is away from the opponent.',
        'In den gegnerfernen Fuß spielen.',
        'Подай в крака, далечен от противника.',
      ],
      [
        'After the pass offer yourself again as the spare player.',
        'Nach dem Pass sofort wieder als freier Mann anbieten.',
        'След паса веднага предложи помощ като свободен играч.',
      ],
    ],
    more: [
      [
        'Two touches for everybody in their own half.',
        'In der eigenen Hälfte für alle zwei Kontakte.',
        'В своята половина – по две докосвания.',
      ],
    ],
    easier: [
      'The first pass may not be attacked.',
      'Der erste Pass darf nicht angegriffen werden.',
      'Първият пас не се напада.',
    ],
    scoring: [
      'Past the first line one point, goal two more.',
      'Erste Linie überspielt ein Punkt, Tor zwei dazu.',
      'Преминаване на първата линия – точка, гол – още две.',
    ],
    question: [
      'Who is free when one opponent runs at you?',
      'Wer wird frei, wenn ein Gegner dich anläuft?',
      'Кой е свободен, когато противник тича към теб?',
    ],
    fault: [
      'The pass is too soft: it invites the press.',
      'Zu weicher Pass: Er lädt zum Pressen ein.',
      'Твърде мек пас: кани пресата.',
    ],
  },
  ...moreDistributionTasks,
]
