/** Balls from the side for older keepers: the punch, and the counter after the catch. */
import type { TaskWords } from '../kit'

export const punchWords: TaskWords = {
  en: {
    name: 'Punch out of trouble',
    aim: 'Recognise when a catch is too risky and punch high, far and wide.',
    setup:
      '{l} × {w} m, {goal}, a keeper. Three attackers stand close together in front of the keeper, a crosser on the wing with eight balls, a target player outside the crowd on the far side.',
    steps: [
      'The crosser sends a high ball into the group.',
      'The keeper starts through the gap and punches with both fists together.',
      'The ball should reach the target player or leave the width of the goal.',
      'Crowded and falling backwards: one fist, in the direction of the flight.',
      'After four balls change the wing, after eight the keeper.',
    ],
    points: [
      'Fists side by side, thumbs outside, flat surface.',
      'Short movement from the chest, through the lower half of the ball.',
      'Jump forwards into the ball, one knee up.',
      'Recover at once: the second ball comes quickly.',
    ],
    scoring:
      'Punch to the target: three points. Out of the goal’s width: two. In front of goal: none.',
    question: 'What made you decide against the catch?',
    fault: 'Swinging the arms: the ball goes straight up.',
    harder: ['The target player shoots at once after a weak punch.'],
    easier: ['Throw from eight metres with one attacker in the way.'],
  },
  de: {
    name: 'Fausten aus dem Gedränge',
    aim: 'Erkennen, wann Fangen zu riskant ist, und hoch, weit und nach außen fausten.',
    setup:
      '{l} × {w} m, ein {goal}, ein Torwart. Drei Angreifer stehen eng vor ihm, auf dem Flügel ein Flankengeber mit acht Bällen, gegenüber außerhalb des Pulks ein Zielspieler.',
    steps: [
      'Der Flankengeber schlägt einen hohen Ball in die Gruppe.',
      'Der Torwart geht durch die Lücke und faustet beidhändig.',
      'Ziel ist der Zielspieler oder wenigstens der Raum neben dem Tor.',
      'Eng und in Rücklage: mit einer Faust in Flugrichtung weiterlenken.',
      'Nach vier Bällen wechselt der Flügel, nach acht der Torwart.',
    ],
    points: [
      'Fäuste nebeneinander, Daumen außen, glatte Fläche.',
      'Kurze Bewegung aus der Brust durch die untere Ballhälfte.',
      'Nach vorn in den Ball springen, ein Knie hoch.',
      'Sofort wieder stehen: Der zweite Ball kommt schnell.',
    ],
    scoring: 'Zum Zielspieler: drei Punkte. Neben die Torbreite: zwei. Vor das Tor: keiner.',
    question: 'Was hat dich gegen das Fangen entscheiden lassen?',
    fault: 'Mit den Armen ausholen: Der Ball steigt nur senkrecht.',
    harder: ['Nach schwacher Faustabwehr schießt der Zielspieler sofort.'],
    easier: ['Zuwurf aus acht Metern, nur ein Angreifer steht im Weg.'],
  },
  bg: {
    name: 'Избиване с юмруци',
    aim: 'Разпознаваш кога хващането е рисковано и избиваш високо, далеч и встрани.',
    setup:
      '{l} × {w} м, {goal} и вратар. Трима нападатели стоят плътно пред него, на крилото е центриращ с осем топки, на далечната страна извън групата има целеви играч.',
    steps: [
      'Центриращият праща висока топка в групата.',
      'Вратарят минава през процепа и избива с двата юмрука.',
      'Целта е целевият играч или поне мястото встрани от вратата.',
      'При теснотия и наклон назад: с един юмрук по посока на полета.',
      'След четири топки се сменя крилото, след осем вратарят.',
    ],
    points: [
      'Юмруците са един до друг, палците отвън, плоска повърхност.',
      'Късо движение от гърдите през долната половина на топката.',
      'Скочи напред към топката, едното коляно е горе.',
      'Веднага в стойка: втората топка идва бързо.',
    ],
    scoring: 'При целевия играч: три точки. Извън ширината на вратата: две. Пред вратата: нула.',
    question: 'Какво те накара да се откажеш от хващането?',
    fault: 'Замах с ръцете: топката излита право нагоре.',
    harder: ['След слабо избиване целевият играч веднага стреля.'],
    easier: ['Хвърляне от осем метра, пречи само един нападател.'],
  },
}

export const launchWords: TaskWords = {
  en: {
    name: 'Catch, look, throw the counter',
    aim: 'Turn a claimed cross into an attack within three seconds.',
    setup:
      '{l} × {w} m, a {goal} and a keeper. A crosser on the left wing; two attackers and two defenders in front of goal. Two mini goals on the far end line, one wide on each side.',
    steps: [
      'The crosser plays high towards the keeper’s zone, the attackers follow in.',
      'With the catch one defender sprints wide left, the other wide right.',
      'The keeper runs to the edge of the area, looks, and throws into the freer run.',
      'The attackers turn and chase; the runner has five seconds for a mini goal.',
      'No catch means play on. Attackers and defenders swap after four crosses.',
    ],
    points: [
      'First look is the far side, away from where the cross came.',
      'Three long strides forwards, then a javelin throw in front of the runner.',
      'No runner free? Keep it and slow the game down.',
      'Runners: open your body to see keeper and goal.',
    ],
    scoring:
      'Counter goal: three points. Safe pass without a goal: one. Goal from the cross: two to the attackers.',
    question: 'Which runner was really free, the first one you saw or the second?',
    fault: 'Throwing at once to the side the cross came from.',
    harder: ['A third attacker stays high to block the throw.'],
    easier: ['The crosser plays the ball into the keeper’s hands.'],
  },
  de: {
    name: 'Fangen, schauen, Konter werfen',
    aim: 'Aus einer abgefangenen Flanke in drei Sekunden einen Angriff machen.',
    setup:
      '{l} × {w} m, ein {goal} mit Torwart. Ein Flankengeber links; zwei Angreifer und zwei Verteidiger vor dem Tor. Auf der gegenüberliegenden Grundlinie zwei Minitore, eins auf jeder Seite.',
    steps: [
      'Die Flanke kommt hoch in den Bereich des Torwarts, die Angreifer gehen nach.',
      'Mit dem Fangen sprintet ein Verteidiger nach links, einer nach rechts außen.',
      'Der Torwart läuft nach vorn, schaut und wirft in den freieren Lauf.',
      'Die Angreifer setzen nach; fünf Sekunden bleiben bis zum Minitor.',
      'Nicht gefangen: weiterspielen. Nach vier Flanken tauschen die Paare.',
    ],
    points: [
      'Der erste Blick geht auf die Seite, von der die Flanke nicht kam.',
      'Drei lange Schritte, dann ein Schlagwurf vor den Läufer.',
      'Keiner frei? Ball halten und Tempo herausnehmen.',
      'Läufer: offen stehen, Torwart und Ziel sehen.',
    ],
    scoring:
      'Kontertor: drei Punkte. Sicher angekommen: einer. Tor nach Flanke: zwei für die Angreifer.',
    question: 'Wer war wirklich frei: der Erste, den du sahst, oder der Zweite?',
    fault: 'Sofort dorthin werfen, woher die Flanke kam.',
    harder: ['Ein dritter Angreifer bleibt vorn und stört den Abwurf.'],
    easier: ['Die Flanke kommt direkt in die Hände.'],
  },
  bg: {
    name: 'Хвани, погледни, хвърли за контра',
    aim: 'От хванато центриране до атака за три секунди.',
    setup:
      '{l} × {w} м, {goal} с вратар. На лявото крило е центриращ; двама нападатели и двама защитници са пред вратата. На отсрещната крайна линия има две малки врати, по една от всяка страна.',
    steps: [
      'Центрира се високо в зоната на вратаря, нападателите влизат след топката.',
      'С хващането единият защитник спринтира наляво, другият надясно.',
      'Вратарят излиза напред, поглежда и хвърля към по-свободния.',
      'Нападателите гонят; до малката врата има пет секунди.',
      'Няма ли хващане, играта продължава. След четири топки двойките се сменят.',
    ],
    points: [
      'Първият поглед е към страната, откъдето не е дошло центрирането.',
      'Три дълги крачки, после хвърляне над рамо пред бягащия.',
      'Няма свободен? Задръж и успокой играта.',
      'Бягащи: отвори тялото, за да виждаш вратаря и целта.',
    ],
    scoring: 'Гол от контра: три точки. Сигурен пас: една. Гол от центриране: две за нападателите.',
    question: 'Кой беше наистина свободен: първият, когото видя, или вторият?',
    fault: 'Веднага хвърляне натам, откъдето е дошла топката.',
    harder: ['Трети нападател остава напред и пречи на хвърлянето.'],
    easier: ['Центрирането идва право в ръцете.'],
  },
}
