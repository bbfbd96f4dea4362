/** Journeys with the ball. */
import type { IslandTask } from './islands'
import { moreIslandTasks } from './islands-more-words'

export const islandTasks: readonly IslandTask[] = [
  {
    key: 'island-hopping',
    harder: 0,
    landscape: 'rings',
    sharks: 0,
    name: ['from island to island', 'von Insel zu Insel', 'от остров на остров'],
    aim: [
      'Stop the ball exactly where you want it.',
      'Den Ball genau dort stoppen, wo man will.',
      'Топката се спира точно където искаш.',
    ],
    rule: [
      'Sail to an island, stop the ball in the ring, plant your flag (one foot on the ball, arms up) and sail on. On “Flood!” all must be on an island within five seconds; two may share.',
      'Zu einer Insel segeln, den Ball im Reifen stoppen, Flagge hissen (Fuß auf den Ball, Arme hoch) und weiter. Bei „Flut!“ müssen alle in fünf Sekunden auf einer Insel sein; zwei dürfen teilen.',
      'Плавай до остров, спри топката в обръча, вдигни знаме (крак върху топката, ръце горе) и продължи. При „Потоп!“ всички са на остров до пет секунди; двама могат да делят.',
    ],
    points: [
      [
        'Slow the ship before the harbour.',
        'Das Schiff vor dem Hafen bremsen.',
        'Намали кораба преди пристанището.',
      ],
      [
        'Look out for ships from the side.',
        'Achte auf Schiffe von der Seite.',
        'Пази се от кораби отстрани.',
      ],
    ],
    more: [
      [
        'Take away one island after each flood; three may share.',
        'Nach jeder Flut verschwindet eine Insel; drei dürfen teilen.',
        'След всеки потоп изчезва остров; трима могат да делят.',
      ],
    ],
    easier: [
      'On a flood any free spot near a ring will do.',
      'Bei Flut reicht ein Platz neben dem Reifen.',
      'При потоп стига и място до обръча.',
    ],
    scoring: [
      'Count your flags: who gets more in the second round?',
      'Zählt eure Flaggen: Wer schafft in Runde zwei mehr?',
      'Брой знамената си: ще са ли повече във втората серия?',
    ],
    question: ['How do you brake the ball?', 'Wie bremst du den Ball?', 'Как намаляваш топката?'],
    fault: [
      'Ball rolls over the island because the last touch is too big.',
      'Der Ball rollt über die Insel: letzter Kontakt zu groß.',
      'Топката прелита острова: последното докосване е силно.',
    ],
  },
  {
    key: 'town-traffic',
    harder: 0,
    landscape: 'gates',
    sharks: 0,
    name: ['town traffic', 'Stadtverkehr', 'градско движение'],
    aim: [
      'Change speed and direction when asked, with the head up.',
      'Auf Zuruf Tempo und Richtung ändern, Kopf oben.',
      'Смяна на скоростта и посоката по сигнал, с вдигната глава.',
    ],
    rule: [
      'The gates are tunnels, the child is the driver. The coach calls gears: first = tiny touches, second = jog, third = fast. “Roundabout” = a circle round the next child, “tow truck” = roll back with the sole.',
      'Die Tore sind Tunnel, das Kind ist der Fahrer. Der Trainer ruft Gänge: erster = kleine Kontakte, zweiter = Trab, dritter = schnell. „Kreisverkehr“ = einmal um das nächste Kind, „Abschlepper“ = mit der Sohle rückwärts.',
      'Вратичките са тунели, детето е шофьор. Треньорът вика скорости: първа – малки докосвания, втора – лек бяг, трета – бързо. „Кръгово“ – кръг около най-близкото дете, „Влекач“ – назад с подметка.',
    ],
    points: [
      [
        'Third gear only on an empty road.',
        'Dritter Gang nur auf freier Straße.',
        'Трета скорост само на празен път.',
      ],
      [
        'Indicate: an arm shows where you turn.',
        'Blinken: Der Arm zeigt, wohin du abbiegst.',
        'Мигач: с ръка покажи накъде завиваш.',
      ],
    ],
    more: [
      [
        'Gears shown by cards: eyes up.',
        'Gänge mit Karten zeigen: Augen hoch.',
        'Скоростите се показват с картони: очи горе.',
      ],
    ],
    easier: ['Two gears only.', 'Nur zwei Gänge.', 'Само две скорости.'],
    scoring: [
      'A round without a crash fills the tank: three full tanks win for all.',
      'Eine Runde ohne Unfall füllt den Tank: Drei volle Tanks, und alle gewinnen.',
      'Серия без сблъсък пълни резервоара: три пълни – печелят всички.',
    ],
    question: [
      'What does a good driver look at?',
      'Wohin schaut ein guter Fahrer?',
      'Накъде гледа добрият шофьор?',
    ],
    fault: [
      'Everyone drives in the same circle.',
      'Alle fahren im selben Kreis.',
      'Всички карат в един и същ кръг.',
    ],
  },
  {
    key: 'bridges',
    harder: 1,
    landscape: 'gates',
    sharks: 0,
    kind: { topic: 'dribbling' },
    name: ['all eight bridges', 'alle acht Brücken', 'всичките осем моста'],
    aim: [
      'Plan the way and turn quickly behind each gate.',
      'Den Weg planen und hinter jedem Tor schnell drehen.',
      'Планиране на пътя и бърз завой зад всяка вратичка.',
    ],
    rule: [
      'Cross every bridge once, then start again. If someone comes the other way, both turn back and choose another bridge.',
      'Über jede Brücke einmal, dann von vorn. Kommt jemand entgegen, drehen beide um und wählen eine andere.',
      'Премини всеки мост по веднъж, после отначало. Насрещни ли сте, и двамата се обръщате и избирате друг.',
    ],
    points: [
      [
        'Through the gate with one longer touch, then close again.',
        'Mit einem längeren Kontakt durch das Tor, dann wieder eng.',
        'През вратичката с по-дълго докосване, после пак близо.',
      ],
      [
        'Choose the emptiest side of the field.',
        'Such dir die leerste Seite des Feldes.',
        'Избери най-празната страна.',
      ],
    ],
    more: [
      [
        'Left foot through one bridge, right foot through the next.',
        'Eine Brücke mit links, die nächste mit rechts.',
        'Един мост с ляв, следващият с десен крак.',
      ],
    ],
    easier: ['Any five bridges.', 'Fünf beliebige Brücken.', 'Пет моста по избор.'],
    scoring: [
      'One point per full journey over all eight bridges.',
      'Ein Punkt je vollständiger Reise über alle acht.',
      'Точка за пълна обиколка на осемте моста.',
    ],
    question: [
      'Which way saves you turns?',
      'Welcher Weg spart dir Drehungen?',
      'Кой път ти спестява завои?',
    ],
    fault: [
      'Going back through the same gate again and again.',
      'Immer wieder durch dasselbe Tor.',
      'Все през една и съща вратичка.',
    ],
  },
  ...moreIslandTasks,
]
