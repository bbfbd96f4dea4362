/** Futsal: the rules of the hall and the ways to use them. */
import type { TaskWords } from '../kit'

export const futsalWords: Record<'fourSeconds' | 'pivot', TaskWords> = {
  fourSeconds: {
    en: {
      title: 'Futsal: four seconds',
      aim: 'Play by the rules of futsal: quick kick-ins, four seconds, nobody stands still.',
      setup:
        'Futsal court of {area} m with 3 m goals. Four against four and keepers, futsals; six spare balls round the court, two scorers’ benches for changes on the fly.',
      rules: [
        'Kick-in with the foot from the touchline, opponents 5 m away.',
        'Kick-in, free kick, corner and keeper’s throw: at most four seconds each.',
        'The keeper may not get the ball back before it has crossed half-way.',
        'Every two minutes each team changes two players while the game runs.',
      ],
      points: [
        'Whoever is nearest takes the kick-in, the others move at once.',
        'Make a square round the ball: short, line, middle, far.',
        'Stop with the sole, ready to play in any direction.',
        'After losing the ball: everyone behind it within three steps.',
      ],
      more: [
        'Three seconds instead of four.',
        'From the fourth team foul on a free shot from 8 m.',
      ],
      easier: ['The coach counts the seconds aloud; kick-ins may be dribbled in.'],
      scoring: 'Goals; a goal within four seconds of a kick-in counts two.',
      questions: ['Who decides where the kick-in goes, the taker or the others?'],
      faults: ['The ball lies on the line while all shout: the nearest player plays.'],
    },
    de: {
      title: 'Futsal: vier Sekunden',
      aim: 'Nach Futsalregeln spielen: schneller Einkick, vier Sekunden, niemand steht.',
      setup:
        'Futsalfeld von {area} m mit 3-m-Toren. Vier gegen vier mit Torhütern, Futsalbälle; sechs Ersatzbälle rund ums Feld, zwei Bänke für fliegende Wechsel.',
      rules: [
        'Einkick mit dem Fuß von der Seitenlinie, Gegner 5 m entfernt.',
        'Einkick, Freistoß, Ecke und Abwurf: jeweils höchstens vier Sekunden.',
        'Der Torwart bekommt den Ball erst wieder, wenn er über der Mitte war.',
        'Alle zwei Minuten wechselt jede Mannschaft fliegend zwei Spieler.',
      ],
      points: [
        'Der Nächste führt aus, die anderen lösen sich sofort.',
        'Ein Viereck um den Ball: kurz, Linie, Mitte, weit.',
        'Mit der Sohle stoppen, bereit für jede Richtung.',
        'Nach Ballverlust: alle in drei Schritten hinter den Ball.',
      ],
      more: [
        'Drei statt vier Sekunden.',
        'Ab dem vierten Mannschaftsfoul ein freier Schuss aus 8 m.',
      ],
      easier: ['Der Trainer zählt laut; der Einkick darf eingedribbelt werden.'],
      scoring: 'Tore; binnen vier Sekunden nach dem Einkick doppelt.',
      questions: ['Wer bestimmt, wohin der Einkick geht: der Schütze oder die anderen?'],
      faults: ['Der Ball liegt an der Linie und alle rufen: Der Nächste spielt.'],
    },
    bg: {
      title: 'Футзал: четири секунди',
      aim: 'Игра по правилата на футзала: бърз тъч с крак, четири секунди, никой не стои.',
      setup:
        'Игрище за футзал {area} м с врати 3 м. Четирима срещу четирима с вратари, топки за футзал; шест резервни топки около игрището и две пейки за летящи смени.',
      rules: [
        'Тъчът е с крак от страничната линия, противниците са на 5 м.',
        'Тъч, свободен удар, корнер и хвърляне от вратаря: най-много четири секунди.',
        'Вратарят получава топката отново чак когато тя е минала средата.',
        'На всеки две минути отборите сменят по двама играчи в движение.',
      ],
      points: [
        'Изпълнява най-близкият, останалите се открояват веднага.',
        'Четириъгълник около топката: късо, линия, център, далеч.',
        'Спиране с подметка – готовност за всяка посока.',
        'След загуба: всички зад топката до три крачки.',
      ],
      more: [
        'Три секунди вместо четири.',
        'От четвъртото отборно нарушение – удар от 8 м без стена.',
      ],
      easier: ['Треньорът брои на глас; тъчът може да се вкара с водене.'],
      scoring: 'Голове; гол до четири секунди след тъч се брои двойно.',
      questions: ['Кой решава накъде да е тъчът – изпълнителят или другите?'],
      faults: ['Топката стои на линията и всички викат: играе най-близкият.'],
    },
  },
  pivot: {
    en: {
      title: 'Futsal: find the pivot',
      aim: 'Play into the pivot, support from two sides and shoot from the second line.',
      setup:
        'Half of a hall, {area} m, with a 3 m goal and a keeper. Three attackers start at half-way, the pivot with their back to goal in front of two defenders. Six futsals at half-way.',
      rules: [
        'Pass between yourselves until the line to the pivot is open.',
        'The pivot holds the ball with the sole; two attackers run past, left and right.',
        'Lay-off, turn or wall pass: the attack ends with a shot.',
        'Defenders who win the ball dribble over half-way; next attack, new pivot.',
      ],
      points: [
        'The pivot moves off the defender’s shoulder before the pass.',
        'Pass hard along the floor to the foot away from the defender.',
        'Runs past the pivot at different times: one early, one late.',
        'The third attacker stays behind the ball to cover.',
      ],
      more: [
        'A third defender runs back from half-way after the pass to the pivot.',
        'The pivot has three seconds.',
      ],
      easier: ['The defenders may only block, not tackle the pivot.'],
      scoring:
        'Goal after a lay-off two points, any other one; ball over half-way one for the defence.',
      questions: ['How does the pivot show you where the ball should go?'],
      faults: ['Everybody runs past at once and nobody is left for the lay-off.'],
    },
    de: {
      title: 'Futsal: den Pivot finden',
      aim: 'Den Pivot anspielen, von zwei Seiten nachrücken und aus der zweiten Reihe schießen.',
      setup:
        'Hallenhälfte von {area} m mit 3-m-Tor und Torwart. Drei Angreifer starten an der Mitte, der Pivot mit dem Rücken zum Tor vor zwei Verteidigern. Sechs Futsalbälle an der Mitte.',
      rules: [
        'Untereinander passen, bis der Weg zum Pivot offen ist.',
        'Der Pivot hält den Ball mit der Sohle; zwei laufen links und rechts vorbei.',
        'Ablage, Drehung oder Doppelpass: Der Angriff endet mit einem Schuss.',
        'Gewinnen die Verteidiger, dribbeln sie über die Mitte; dann neuer Pivot.',
      ],
      points: [
        'Der Pivot löst sich vor dem Pass von der Schulter des Verteidigers.',
        'Scharf und flach in den Fuß, der vom Verteidiger weg ist.',
        'Zeitversetzt vorbeilaufen: einer früh, einer spät.',
        'Der dritte Angreifer sichert hinter dem Ball.',
      ],
      more: [
        'Nach dem Anspiel läuft ein dritter Verteidiger von der Mitte zurück.',
        'Der Pivot hat drei Sekunden.',
      ],
      easier: ['Die Verteidiger dürfen nur stellen, nicht angreifen.'],
      scoring:
        'Tor nach Ablage zwei Punkte, sonst einer; Ball über die Mitte einer für die Abwehr.',
      questions: ['Wie zeigt euch der Pivot, wohin der Ball kommen soll?'],
      faults: ['Alle laufen gleichzeitig vorbei und keiner ist für die Ablage da.'],
    },
    bg: {
      title: 'Футзал: намери пивота',
      aim: 'Пас към пивота, подкрепа от двете страни и удар от втора линия.',
      setup:
        'Половин салон, {area} м, с врата 3 м и вратар. Трима нападатели тръгват от средата, пивотът е с гръб към вратата пред двама защитници. Шест топки за футзал на средата.',
      rules: [
        'Подавайте си, докато се отвори път към пивота.',
        'Пивотът държи топката с подметка; двама минават покрай него отляво и отдясно.',
        'Връщане, завъртане или двойно подаване: атаката завършва с удар.',
        'Ако защитниците я спечелят, минават средата; после има нов пивот.',
      ],
      points: [
        'Преди паса пивотът се отделя от рамото на защитника.',
        'Силен пас по земята в крака, който е далеч от защитника.',
        'Минавайте в различно време: единият рано, другият късно.',
        'Третият нападател остава зад топката за покритие.',
      ],
      more: [
        'След паса към пивота трети защитник се връща от средата.',
        'Пивотът има три секунди.',
      ],
      easier: ['Защитниците само преграждат, без да отнемат от пивота.'],
      scoring: 'Гол след връщане – две точки, друг – една; топка през средата – една за защитата.',
      questions: ['Как пивотът показва къде иска топката?'],
      faults: ['Всички минават едновременно и никой не остава за върнатата топка.'],
    },
  },
}
