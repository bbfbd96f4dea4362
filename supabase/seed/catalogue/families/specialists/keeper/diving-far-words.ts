/** Going to ground for older keepers: full length, and over the bar. */
import type { TaskWords } from '../kit'

export const fullWords: TaskWords = {
  en: {
    name: 'Full-length dive',
    aim: 'Push off at the right angle and reach a ball at hip height with the whole body stretched.',
    setup:
      'A {goal}, a keeper in it and a knee-high rope or flat pole laid on markers to push over. A server {far} m away throws or volleys; a second keeper waits at the post.',
    steps: [
      'Keeper set in the middle, the pole lies a metre to the side.',
      'The server sends the ball past the pole at hip height.',
      'One cross-step, push off over the pole, hands lead, land on the side.',
      'After four dives to the left and four to the right the keepers swap.',
    ],
    points: [
      'Drive up and forward: the pole makes you leave the ground.',
      'Free knee swings through to give height.',
      'Top hand shortest way to the ball; strong wrist.',
      'Land ball first, then forearm, shoulder, hip; the neck stays long.',
    ],
    scoring: 'Two points for a catch, one for a touch round the post.',
    question: 'Which leg gave you the height?',
    fault: 'Diving flat along the line: the angle closes when you attack the ball.',
    harder: ['No pole, and the server decides late which side it is.'],
    easier: ['Push off from a squat without a cross-step onto a mat or soft grass.'],
  },
  de: {
    name: 'Hechtsprung in voller Länge',
    aim: 'Im richtigen Winkel abspringen und einen hüfthohen Ball ganz gestreckt erreichen.',
    setup:
      'Ein {goal} mit Torwart, daneben eine flach auf Markierungen gelegte Stange zum Überspringen. Ein Zuspieler wirft oder schießt aus {far} m; ein zweiter Torwart wartet am Pfosten.',
    steps: [
      'Grundstellung in der Mitte, die Stange liegt einen Meter daneben.',
      'Der Zuspieler bringt den Ball hüfthoch hinter die Stange.',
      'Ein Kreuzschritt, Absprung über die Stange, Hände voraus, seitlich landen.',
      'Nach vier Sprüngen links und vier rechts tauschen die Torhüter.',
    ],
    points: [
      'Nach vorn oben abdrücken: Die Stange holt dich vom Boden weg.',
      'Das freie Knie schwingt durch und gibt Höhe.',
      'Die obere Hand auf dem kürzesten Weg zum Ball, Handgelenk fest.',
      'Landen: Ball, Unterarm, Schulter, Hüfte; der Nacken bleibt lang.',
    ],
    scoring: 'Gefangen zwei Punkte, um den Pfosten gelenkt einer.',
    question: 'Welches Bein hat dir die Höhe gegeben?',
    fault: 'Flach an der Linie entlang springen: Geh dem Ball entgegen.',
    harder: ['Ohne Stange; der Zuspieler entscheidet spät über die Seite.'],
    easier: ['Aus der Hocke ohne Kreuzschritt auf eine Matte oder weichen Rasen.'],
  },
  bg: {
    name: 'Плонж в цял ръст',
    aim: 'Отскачаш под правилен ъгъл и стигаш топка на височината на таза с изпънато тяло.',
    setup:
      'Има {goal} с вратар, до него е легнал прът върху маркери за прескачане. Подаващ хвърля или удря от {far} м; втори вратар чака до гредата.',
    steps: [
      'Вратарят е в стойка по средата, прътът лежи на метър встрани.',
      'Подаващият праща топката зад пръта на височината на таза.',
      'Една кръстосана крачка, отскок над пръта, ръцете водят, кацане на хълбок.',
      'След четири плонжа наляво и четири надясно вратарите се сменят.',
    ],
    points: [
      'Отблъсни се напред и нагоре: прътът те вдига от земята.',
      'Свободното коляно се замахва и дава височина.',
      'Горната ръка тръгва по най-краткия път, китката е твърда.',
      'Кацане: топка, предмишница, рамо, таз; вратът е дълъг.',
    ],
    scoring: 'Уловена – две точки, отклонена покрай гредата – една.',
    question: 'Кой крак ти даде височината?',
    fault: 'Плонж по линията: ъгълът се затваря, когато нападнеш топката.',
    harder: ['Без прът; подаващият решава страната в последния миг.'],
    easier: ['От клек без кръстосана крачка върху дюшек или мека трева.'],
  },
}

export const overWords: TaskWords = {
  en: {
    name: 'Back-pedal and tip over the bar',
    aim: 'Turn the hips, gain ground backwards and lift a dropping ball over the crossbar.',
    setup:
      'A {goal}; a marker shows the keeper’s start {out} m off the line. A server {far} m away with six balls, a spare keeper behind the goal returns them.',
    steps: [
      'The keeper touches the marker and looks up at the server.',
      'The server lobs the ball so that it would drop just under the bar.',
      'Hips open, one drop step, side-on running steps back to the line.',
      'Jump off the foot nearer the ball and push it over with the far hand.',
      'Six balls, three over each shoulder, then the spare keeper is next.',
    ],
    points: [
      'Turn to run; never run straight backwards on your heels.',
      'Ball stays in sight over the shoulder.',
      'Heel of the hand, palm up: lift, do not slap.',
      'If you can catch it safely, catch it.',
    ],
    scoring: 'Over the bar or caught: one point. Touched back into play: minus one.',
    question: 'How do you choose which hand goes up?',
    fault: 'Watching the crossbar instead of the ball.',
    harder: ['The server may shoot low instead, so the first step cannot be guessed.'],
    easier: ['The server throws from half the distance.', 'Begin on the goal line: only the hand.'],
  },
  de: {
    name: 'Rückwärts und über die Latte',
    aim: 'Hüfte drehen, rückwärts Raum gewinnen und einen Bogenball über die Latte heben.',
    setup:
      'Ein {goal}; eine Markierung {out} m vor der Linie ist der Startpunkt. Ein Zuspieler {far} m entfernt mit sechs Bällen, ein zweiter Torwart holt sie hinter dem Tor.',
    steps: [
      'Der Torwart tippt die Markierung an und schaut hoch zum Zuspieler.',
      'Der Zuspieler lupft so, dass der Ball knapp unter die Latte fiele.',
      'Hüfte auf, ein Schritt nach hinten, seitlich laufend zurück zur Linie.',
      'Absprung vom ballnahen Fuß, mit der fernen Hand über die Latte drücken.',
      'Sechs Bälle, drei über jede Schulter, dann ist der Nächste dran.',
    ],
    points: [
      'Zum Laufen drehen, nie gerade rückwärts auf den Fersen.',
      'Der Ball bleibt über der Schulter im Blick.',
      'Handballen, Fläche nach oben: heben, nicht schlagen.',
      'Wer sicher fangen kann, fängt.',
    ],
    scoring: 'Über der Latte oder gefangen: ein Punkt. Zurück ins Feld: minus eins.',
    question: 'Wonach wählst du die Hand?',
    fault: 'Die Latte suchen, statt auf den Ball zu schauen.',
    harder: ['Der Zuspieler darf auch flach schießen, der erste Schritt bleibt offen.'],
    easier: ['Zuwurf aus halber Entfernung.', 'Start auf der Linie: nur die Hand arbeitet.'],
  },
  bg: {
    name: 'Назад и над напречната греда',
    aim: 'Завърташ таза, печелиш метри назад и вдигаш падаща топка над гредата.',
    setup:
      'Има {goal}; маркер на {out} м пред линията показва началото. Подаващ с шест топки е на {far} м, втори вратар ги връща иззад вратата.',
    steps: [
      'Вратарят докосва маркера и вдига поглед към подаващия.',
      'Подаващият прехвърля така, че топката да пада под гредата.',
      'Тазът се отваря, крачка назад и странично бягане до линията.',
      'Отскок от близкия крак, далечната ръка избутва топката отгоре.',
      'Шест топки, по три над всяко рамо, после е ред на следващия вратар.',
    ],
    points: [
      'Завърти се, за да бягаш; никога право назад на пети.',
      'Топката се вижда над рамото.',
      'С основата на дланта нагоре: повдигни, не удряй.',
      'Можеш ли сигурно да я хванеш, хвани я.',
    ],
    scoring: 'Над гредата или хваната – точка. Върната в полето – минус една.',
    question: 'По какво избираш ръката?',
    fault: 'Поглед към гредата вместо към топката.',
    harder: ['Подаващият може и да стреля ниско, първата крачка не се познава.'],
    easier: ['Хвърляне от половината разстояние.', 'Начало на линията: работи само ръката.'],
  },
}
