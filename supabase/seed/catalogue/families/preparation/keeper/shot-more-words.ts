/** What the keeper has to solve, continued. */
import type { DrillTask } from '../kit'

export const moreShotTasks: readonly DrillTask[] = [
  {
    key: 'second-ball',
    harder: 1,
    name: ['two shots, two saves', 'zwei Paraden', 'две спасявания'],
    aim: [
      'Get up and react to the second ball.',
      'Aufstehen und auf den zweiten Ball reagieren.',
      'Ставане и реакция на втората топка.',
    ],
    rule: [
      'Two shooters work together: the first shoots to a corner, as soon as the keeper has touched the ball the neighbour shoots from there. Then ten seconds to get back into position.',
      'Zwei Schützen arbeiten zusammen: Der erste schießt in eine Ecke; sobald der Torwart berührt hat, schießt der Nachbar. Danach zehn Sekunden, um zurück in Position zu kommen.',
      'Двама стрелци работят заедно: първият удря в ъгъл; щом вратарят докосне, удря съседът. После десет секунди за връщане в позиция.',
    ],
    points: [
      [
        'Parry to the side, never to the middle.',
        'Zur Seite abwehren, nie in die Mitte.',
        'Избивай встрани, никога към средата.',
      ],
      [
        'Up with the outer leg first, eyes on the next ball.',
        'Mit dem äußeren Bein zuerst hoch, Augen zum nächsten Ball.',
        'Стани първо с външния крак, очи към следващата топка.',
      ],
    ],
    more: [
      [
        'The second one may also pass to a third.',
        'Der Zweite darf auch zu einem Dritten passen.',
        'Вторият може да подаде и на трети.',
      ],
    ],
    easier: [
      'Second ball rolled by hand.',
      'Der zweite Ball wird gerollt.',
      'Втората топка се търкаля с ръка.',
    ],
    scoring: [
      'Both saved three points, one saved one.',
      'Beide gehalten drei Punkte, einer gehalten einer.',
      'Спасени две – три точки, спасена една – една.',
    ],
    question: [
      'What was quicker: standing up or saving from the knees?',
      'Was war schneller: aufstehen oder aus den Knien halten?',
      'Кое беше по-бързо: ставане или спасяване от колене?',
    ],
    fault: [
      'Watching the first ball after the parry.',
      'Nach der Parade dem ersten Ball nachsehen.',
      'След спасяването – гледане след първата топка.',
    ],
  },
  {
    key: 'crosses',
    harder: 2,
    from: 12,
    name: ['coming for crosses', 'Flanken abfangen', 'срещу центрирания'],
    kind: { practice_type: 'passive_opposition' },
    aim: [
      'Decide early: catch, punch or stay.',
      'Früh entscheiden: fangen, fausten oder bleiben.',
      'Ранно решение: хващане, избиване или оставане.',
    ],
    rule: [
      'The winger crosses high into the goal area; the others stand in the way without jumping or heading. The keeper calls, catches or punches and throws to a free player. Five crosses from one side, then from the other.',
      'Der Flügelspieler flankt hoch in den Torraum; die anderen stehen im Weg, springen und köpfen aber nicht. Der Torwart ruft, fängt oder faustet und wirft zu einem Freien ab. Fünf Flanken von einer Seite, dann von der anderen.',
      'Крилото центрира високо в малкото поле; другите пречат, но не скачат и не играят с глава. Вратарят вика, хваща или избива и хвърля към свободен. Пет центрирания от едната страна, после от другата.',
    ],
    points: [
      [
        'Open stance in the middle of the goal, one step off the line.',
        'Offene Stellung in der Tormitte, einen Schritt vor der Linie.',
        'Открита стойка в средата, на крачка пред линията.',
      ],
      [
        '“Keeper” or “away”: loud and early.',
        '„Torwart“ oder „weg“: laut und früh.',
        '„Вратар“ или „вън“: силно и рано.',
      ],
    ],
    more: [
      [
        'In-swinging and out-swinging crosses in turns.',
        'Flanken mit Effet zum Tor und vom Tor weg im Wechsel.',
        'Редуване на вътрешно и външно въртящи се центрирания.',
      ],
    ],
    easier: [
      'The ball is thrown in from eight metres.',
      'Der Ball wird aus acht Metern geworfen.',
      'Топката се хвърля от осем метра.',
    ],
    scoring: [
      'Catch two points, punched out of the area one, missed minus one.',
      'Gefangen zwei Punkte, weit gefaustet einer, verfehlt minus einer.',
      'Хваната – две точки, избита далеч – една, пропусната – минус една.',
    ],
    question: [
      'How far can you come and still get back?',
      'Wie weit kannst du kommen und noch zurück?',
      'Докъде можеш да излезеш и пак да се върнеш?',
    ],
    fault: [
      'Coming half-way: go all the way or stay.',
      'Halb herauskommen: ganz oder gar nicht.',
      'Наполовина излизане: докрай или изобщо не.',
    ],
  },
]
