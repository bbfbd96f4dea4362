/** Futsal: changing places and breaking out. */
import type { TaskWords } from '../kit'

export const moreFutsalWords: Record<'parallel' | 'throw', TaskWords> = {
  parallel: {
    en: {
      title: 'Futsal: parallel and diagonal',
      aim: 'Learn the two basic runs of futsal and time them with the pass.',
      setup:
        'Hall of {area} m. Two groups of three, one at each end: one wide, one in the middle, one waiting behind; a mini goal in the far corner for each group, three futsals each.',
      rules: [
        'The middle player passes wide and runs off diagonally to the other side.',
        'Parallel: the wide player plays down the line for the run behind the cone.',
        'Diagonal: the wide player cuts inside and plays between the two cones.',
        'After the shot into the mini goal all three move on one place.',
      ],
      points: [
        'Pass with the sole or the inside, then go at once.',
        'Ball and runner meet behind the cone, not in front of it.',
        'Look at the runner’s first step: it says parallel or diagonal.',
      ],
      more: [
        'A defender instead of the cone chooses what is closed.',
        'Both groups play to the same rhythm.',
      ],
      easier: ['The coach calls the run beforehand.'],
      scoring: 'Ten attacks a group: how many end in the goal with a first-time shot?',
      questions: ['Which run do you choose when the defender stands on the line?'],
      faults: ['The run starts before the pass and is too early at the cone.'],
    },
    de: {
      title: 'Futsal: Parallele und Diagonale',
      aim: 'Die zwei Grundläufe im Futsal lernen und mit dem Pass abstimmen.',
      setup:
        'Halle von {area} m. Zwei Dreiergruppen, je eine an jedem Ende: einer außen, einer in der Mitte, einer wartet dahinter; für jede Gruppe ein Minitor in der hinteren Ecke, je drei Futsalbälle.',
      rules: [
        'Der Mittlere passt nach außen und startet diagonal auf die andere Seite.',
        'Parallele: Der Außenspieler spielt die Linie entlang hinter das Hütchen.',
        'Diagonale: Der Außenspieler zieht nach innen und passt zwischen die Hütchen.',
        'Nach dem Schuss ins Minitor rücken alle drei einen Platz weiter.',
      ],
      points: [
        'Mit Sohle oder Innenseite passen, dann sofort los.',
        'Ball und Läufer treffen sich hinter dem Hütchen, nicht davor.',
        'Achte auf den ersten Schritt: Er verrät Parallele oder Diagonale.',
      ],
      more: [
        'Ein Verteidiger statt des Hütchens bestimmt, was zu ist.',
        'Beide Gruppen spielen im selben Rhythmus.',
      ],
      easier: ['Der Trainer sagt den Lauf vorher an.'],
      scoring: 'Zehn Angriffe je Gruppe: Wie viele enden direkt im Tor?',
      questions: ['Welchen Lauf wählst du, wenn der Verteidiger an der Linie steht?'],
      faults: ['Der Lauf beginnt vor dem Pass und ist zu früh am Hütchen.'],
    },
    bg: {
      title: 'Футзал: паралел и диагонал',
      aim: 'Двете основни бягания във футзала и засичането им с паса.',
      setup:
        'Салон {area} м. Две групи по трима, по една във всеки край: един отстрани, един в средата и един чака зад него; за всяка група мини врата в далечния ъгъл и по три топки за футзал.',
      rules: [
        'Средният подава встрани и тръгва по диагонал към другата страна.',
        'Паралел: страничният играе по линията зад конуса.',
        'Диагонал: страничният влиза навътре и подава между конусите.',
        'След удара в мини вратата тримата минават с едно място напред.',
      ],
      points: [
        'Пас с подметка или вътрешна част и веднага тръгвай.',
        'Топката и бягащият се срещат зад конуса, а не пред него.',
        'Гледай първата крачка: тя издава паралел или диагонал.',
      ],
      more: ['Защитник вместо конуса решава кое е затворено.', 'Двете групи играят в един ритъм.'],
      easier: ['Треньорът казва бягането предварително.'],
      scoring: 'По десет атаки на група: колко завършват с гол от първо?',
      questions: ['Кое бягане избираш, ако защитникът стои на линията?'],
      faults: ['Бягането започва преди паса и е твърде рано при конуса.'],
    },
  },
  throw: {
    en: {
      title: 'Futsal: throw out and counter',
      aim: 'Turn a saved ball into a chance within a few seconds, and run back as fast.',
      setup:
        'Futsal court of {area} m, 3 m goals with keepers. Three players of each team are on the court; one ball with a keeper, two more beside each goal.',
      rules: [
        'A keeper throws to one of three attackers, who break against two defenders.',
        'Shot, save or ball out: at once the other keeper throws the other way.',
        'The one who shot last drops out behind the goal, a fresh player joins.',
        'From the throw to the shot there are six seconds.',
      ],
      points: [
        'Throw flat into the run, on the side away from the defenders.',
        'Ball in the middle, team-mates wide: both sides stay open.',
        'The far-post player slides in for the cross shot.',
        'After your shot sprint back through the middle.',
      ],
      more: ['A third defender chases from behind.', 'Only far-post goals count.'],
      easier: ['Eight seconds; the throw lands in your half without pressure.'],
      scoring: 'Goals; a save held by the keeper is a point as well.',
      questions: ['What does the keeper look for before the throw?'],
      faults: ['Attackers run together into the middle: two defenders are enough for all three.'],
    },
    de: {
      title: 'Futsal: Abwurf und Konter',
      aim: 'Einen gehaltenen Ball in Sekunden zur Chance machen und ebenso schnell zurücklaufen.',
      setup:
        'Futsalfeld von {area} m, 3-m-Tore mit Torhütern. Von jeder Mannschaft sind drei Spieler auf dem Feld; ein Ball beim Torwart, zwei neben jedem Tor.',
      rules: [
        'Ein Torwart wirft zu einem von drei Angreifern; sie kontern gegen zwei.',
        'Schuss, Parade oder Aus: Sofort wirft der andere Torwart in die Gegenrichtung.',
        'Wer zuletzt geschossen hat, geht hinter das Tor, ein frischer Spieler kommt.',
        'Vom Abwurf bis zum Schuss sind es sechs Sekunden.',
      ],
      points: [
        'Flach in den Lauf werfen, auf die Seite ohne Verteidiger.',
        'Ball in der Mitte, Partner breit: Beide Seiten bleiben offen.',
        'Am langen Pfosten einlaufen für den Schuss quer.',
        'Nach dem Schuss durch die Mitte zurücksprinten.',
      ],
      more: ['Ein dritter Verteidiger jagt von hinten.', 'Nur Tore am langen Pfosten zählen.'],
      easier: ['Acht Sekunden; der Abwurf kommt ungestört in der eigenen Hälfte an.'],
      scoring: 'Tore; ein festgehaltener Ball ist ebenfalls ein Punkt.',
      questions: ['Wonach schaut der Torwart vor dem Abwurf?'],
      faults: ['Alle laufen in die Mitte: Zwei Verteidiger genügen dann für drei.'],
    },
    bg: {
      title: 'Футзал: хвърляне и контраатака',
      aim: 'Спасената топка става удар за секунди, а връщането е също толкова бързо.',
      setup:
        'Игрище за футзал {area} м, врати 3 м с вратари. От всеки отбор на игрището са трима; една топка е у вратаря, а до всяка врата има още по две.',
      rules: [
        'Вратарят хвърля към един от тримата; те контрират срещу двама.',
        'Удар, спасяване или аут: веднага другият вратар хвърля в обратната посока.',
        'Последният стрелял излиза зад вратата и влиза свеж играч.',
        'От хвърлянето до удара има шест секунди.',
      ],
      points: [
        'Хвърляй ниско в движение, от страната без защитници.',
        'Топката в центъра, другите широко: двете страни са отворени.',
        'На далечната греда се влиза за напречния удар.',
        'След удара си спринтирай назад през средата.',
      ],
      more: ['Трети защитник гони отзад.', 'Броят се само голове на далечната греда.'],
      easier: ['Осем секунди; хвърлянето пристига в своята половина без натиск.'],
      scoring: 'Голове; точка е и топка, хваната от вратаря.',
      questions: ['За какво гледа вратарят преди хвърлянето?'],
      faults: ['Нападателите тичат заедно в центъра: двама защитници стигат за тримата.'],
    },
  },
}
