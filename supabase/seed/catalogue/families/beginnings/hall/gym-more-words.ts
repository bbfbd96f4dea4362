/** Two more for a rainy day. */
import type { TaskWords } from '../kit'

export const moreGymWords: Record<'stations' | 'squash', TaskWords> = {
  stations: {
    en: {
      title: 'Rainy-day circuit',
      aim: 'A whole session on a small floor: four stations that each train one thing well.',
      setup:
        'Hall of {area} m in four quarters, {each} players at each. A: bench on its side as a board. B: four low hurdles. C: a line of cones as a net. D: slalom of five cones. A ball for each player.',
      rules: [
        'A: pass against the board, left and right in turn, from 3 m.',
        'B: land softly over each hurdle and hold for two seconds; carry the ball.',
        'C: throw, volley over the net with the inside, the other catches.',
        'D: slalom with both feet, back round the outside; then change A to B to C to D.',
      ],
      points: [
        'A: standing foot to the board, first touch out of the feet.',
        'B: land quietly, knee over the toes, never inwards.',
        'C: lift the ball, do not hit it.',
        'D: small touches in, one long touch out.',
      ],
      more: ['Second lap with the weaker foot.', 'At B jump sideways.'],
      easier: ['At B step over; at C let it bounce before you volley.'],
      scoring: 'Remember your best number at each station and beat it.',
      questions: ['At which station did you improve most, and why?'],
      faults: ['Queues at the slalom: the second player starts when the first is half-way.'],
    },
    de: {
      title: 'Regentag-Zirkel',
      aim: 'Eine ganze Einheit auf kleiner Fläche: vier Stationen, jede übt eine Sache richtig.',
      setup:
        'Halle von {area} m in vier Vierteln, je {each} Spieler. A: Bank auf der Seite als Bande. B: vier niedrige Hürden. C: Hütchenreihe als Netz. D: Slalom aus fünf Hütchen. Ein Ball für jeden.',
      rules: [
        'A: aus 3 m gegen die Bande passen, links und rechts im Wechsel.',
        'B: über jede Hürde weich landen und zwei Sekunden halten, Ball in der Hand.',
        'C: anwerfen, mit der Innenseite über das Netz spielen, drüben fangen.',
        'D: Slalom mit beiden Füßen, außen zurück; dann wechseln A, B, C, D im Kreis.',
      ],
      points: [
        'A: Standbein zur Bande, erster Kontakt aus den Füßen heraus.',
        'B: leise landen, Knie über den Zehen, nie nach innen.',
        'C: den Ball heben, nicht schlagen.',
        'D: kleine Kontakte hinein, ein langer hinaus.',
      ],
      more: ['Zweite Runde mit dem schwächeren Fuß.', 'Bei B seitlich springen.'],
      easier: ['Bei B nur darübersteigen; bei C vor dem Volley aufspringen lassen.'],
      scoring: 'Merkt euch eure Bestzahl je Station und überbietet sie.',
      questions: ['An welcher Station wurdest du am meisten besser, und warum?'],
      faults: ['Stau am Slalom: Der Zweite startet, wenn der Erste halb durch ist.'],
    },
    bg: {
      title: 'Кръгова тренировка за дъжд',
      aim: 'Цяло занимание на малка площ: четири станции, всяка учи по едно нещо.',
      setup:
        'Салон {area} м в четири четвърти, по {each} играчи. А: пейка на една страна за борд. Б: четири ниски препятствия. В: редица конуси за мрежа. Г: слалом от пет конуса. Топка за всеки.',
      rules: [
        'А: от 3 м подавай в борда, ту с левия, ту с десния крак.',
        'Б: приземи се меко след всяко препятствие и задръж две секунди, топката е в ръце.',
        'В: хвърли, изиграй с вътрешната част над мрежата, другият хваща.',
        'Г: слалом с двата крака, връщане отвън; после смяна А–Б–В–Г.',
      ],
      points: [
        'А: опорният крак е към борда, първото докосване е встрани.',
        'Б: тихо приземяване, коляното над пръстите, никога навътре.',
        'В: повдигай топката, не я удряй.',
        'Г: малки докосвания навътре, едно дълго навън.',
      ],
      more: ['Втора обиколка със слабия крак.', 'На Б се скача странично.'],
      easier: ['На Б само прекрачвай; на В остави топката да отскочи.'],
      scoring: 'Запомни най-доброто си на станция и го подобри.',
      questions: ['На коя станция се подобри най-много и защо?'],
      faults: ['Опашка на слалома: вторият тръгва, когато първият е в средата.'],
    },
  },
  squash: {
    en: {
      title: 'Football squash',
      aim: 'Judge a rebound, get there early and play it back low with either foot.',
      setup:
        'Hall of {area} m. {courts} courts of 5 × 4 m at the long walls, a chalk or tape line on the wall at knee height. Two players on each court, a futsal, a spare ball in the middle.',
      rules: [
        'Serve against the wall below the line; the ball must come back into the court.',
        'The two players hit the wall in turn, at most two touches each.',
        'The ball may roll or bounce once; above the line or out is a lost rally.',
        'After five points one player moves to the next court: winners up, others down.',
      ],
      points: [
        'Back to the centre of the court after every hit.',
        'Open the hip: you see wall and opponent.',
        'Aim away from the opponent, close to the corner of the court.',
        'Leave the way free for the one whose turn it is.',
      ],
      more: ['One touch.', 'Weaker foot wins the point double.'],
      easier: ['Three touches; the court one metre wider.'],
      scoring: 'First to five points; who is on the top court at the end?',
      questions: ['Where do you go as soon as you have hit the ball?'],
      faults: ['Hitting hard and straight: the ball comes back to the opponent’s feet.'],
    },
    de: {
      title: 'Fußball-Squash',
      aim: 'Abpraller einschätzen, früh da sein und flach mit beiden Füßen zurückspielen.',
      setup:
        'Halle von {area} m. {courts} Felder von 5 × 4 m an den Längswänden, an der Wand eine Linie in Kniehöhe (Kreide oder Klebeband). Zwei Spieler je Feld, ein Futsal, ein Ersatzball in der Mitte.',
      rules: [
        'Aufschlag unter der Linie gegen die Wand; der Ball muss ins Feld zurück.',
        'Die beiden spielen abwechselnd gegen die Wand, höchstens zwei Kontakte.',
        'Der Ball darf rollen oder einmal aufspringen; darüber oder aus ist verloren.',
        'Nach fünf Punkten wechseln: Sieger ein Feld hinauf, die anderen hinunter.',
      ],
      points: [
        'Nach jedem Schlag zurück in die Feldmitte.',
        'Hüfte offen: Du siehst Wand und Gegner.',
        'Vom Gegner weg zielen, nah an die Ecke des Feldes.',
        'Den Weg frei machen für den, der dran ist.',
      ],
      more: ['Nur direkt.', 'Punkte mit dem schwächeren Fuß zählen doppelt.'],
      easier: ['Drei Kontakte; das Feld einen Meter breiter.'],
      scoring: 'Bis fünf Punkte; wer steht am Ende auf dem obersten Feld?',
      questions: ['Wohin gehst du, sobald du gespielt hast?'],
      faults: ['Hart und gerade: Der Ball kommt dem Gegner in die Füße.'],
    },
    bg: {
      title: 'Футболен скуош',
      aim: 'Прецени отскока, пристигни рано и върни ниско с който и да е крак.',
      setup:
        'Салон {area} м. {courts} полета 5 × 4 м до дългите стени, на стената линия на височината на коляното (тебешир или лента). По двама на поле, футзална топка, една резервна в средата.',
      rules: [
        'Начален удар в стената под линията; топката трябва да се върне в полето.',
        'Двамата играят в стената подред, най-много с по две докосвания.',
        'Топката се търкаля или отскача веднъж; над линията или навън е загуба.',
        'След пет точки се сменят: победителят отива едно поле нагоре, другият – надолу.',
      ],
      points: [
        'След всеки удар се връщай в средата на полето.',
        'Отворен таз: виждаш и стената, и противника.',
        'Цели се далеч от противника, близо до ъгъла на полето.',
        'Освободи пътя за този, който е на ред.',
      ],
      more: ['Само от първо.', 'Точка със слабия крак е двойна.'],
      easier: ['Три докосвания; полето е с метър по-широко.'],
      scoring: 'До пет точки; кой накрая е на най-горното поле?',
      questions: ['Къде отиваш веднага след удара?'],
      faults: ['Силно и право: топката се връща в краката на противника.'],
    },
  },
}
