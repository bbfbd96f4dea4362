/** Footwork of the defender: sideways, backwards, and out towards the ball. */
import type { TaskWords } from '../kit'

export const mirrorWords: TaskWords = {
  en: {
    name: 'Guard two gates',
    aim: 'Stay in front of a dribbling attacker by moving sideways on quick feet.',
    setup:
      '{l} × {w} m; on one end line two gates of cones, each two metres wide. An attacker with a ball faces a defender who stands on the gate line; two more pairs rest behind the other end.',
    steps: [
      'The attacker dribbles from side to side and tries to slip through a gate.',
      'The defender moves along and may only touch the ball near the gates.',
      'Through a gate, ball won or ten seconds over: next pair.',
      'Swap jobs when it is your turn again.',
    ],
    points: [
      'Chest faces the ball, hips low, hands in front.',
      'Push off the far foot instead of hopping.',
      'Watch the ball, not the attacker’s shoulders.',
      'Be between the ball and the gate that is nearer.',
    ],
    scoring:
      'Gate kept for ten seconds: one point. Ball won: two. Dribbled through: two for the attacker.',
    question: 'Which of your feet started each change of direction?',
    fault: 'Crossing the legs and then falling over them.',
    harder: ['Make the gates three metres wide.', 'The attacker may also pass through a gate.'],
    easier: ['Move the gates together, so that the ways are shorter.'],
  },
  de: {
    name: 'Zwei Tore bewachen',
    aim: 'Mit schnellen seitlichen Schritten vor dem dribbelnden Gegner bleiben.',
    setup:
      '{l} × {w} m; auf einer Endlinie zwei Hütchentore, je zwei Meter breit. Ein Angreifer mit Ball steht einem Verteidiger auf der Torlinie gegenüber; zwei Paare pausieren am anderen Ende.',
    steps: [
      'Der Angreifer dribbelt hin und her und sucht den Weg durch ein Tor.',
      'Der Verteidiger geht mit und darf nur nahe der Tore an den Ball.',
      'Durchgedribbelt, erobert oder zehn Sekunden vorbei: nächstes Paar.',
      'Beim nächsten Mal habt ihr die Rollen getauscht.',
    ],
    points: [
      'Brust zum Ball, Hüfte tief, Hände vor dem Körper.',
      'Vom ballfernen Fuß abdrücken statt hüpfen.',
      'Auf den Ball schauen, nicht auf die Schultern.',
      'Zwischen Ball und dem näheren Tor stehen.',
    ],
    scoring:
      'Zehn Sekunden dicht: ein Punkt. Ballgewinn: zwei. Durchgedribbelt: zwei für den Angreifer.',
    question: 'Mit welchem Fuß hast du jede Richtung begonnen?',
    fault: 'Die Beine kreuzen und darüber stolpern.',
    harder: ['Tore drei Meter breit.', 'Der Angreifer darf auch durch ein Tor passen.'],
    easier: ['Die Tore rücken zusammen, die Wege werden kürzer.'],
  },
  bg: {
    name: 'Пази две вратички',
    aim: 'С бързи странични стъпки оставаш пред дриблиращия нападател.',
    setup:
      '{l} × {w} м; на едната крайна линия има две вратички от конуси, широки по два метра. Нападател с топка е срещу защитник на линията им; две двойки почиват в другия край.',
    steps: [
      'Нападателят води наляво-надясно и търси път през вратичка.',
      'Защитникът се движи с него и отнема само близо до вратичките.',
      'Преминаване, отнемане или десет секунди: следващата двойка.',
      'Когато пак дойде редът ви, сменете ролите.',
    ],
    points: [
      'Гърдите към топката, тазът ниско, ръцете отпред.',
      'Отблъсквай се от далечния крак, не подскачай.',
      'Гледай топката, не раменете.',
      'Стой между топката и по-близката вратичка.',
    ],
    scoring: 'Десет секунди без пробив: точка. Отнемане: две. Преминаване: две за нападателя.',
    question: 'С кой крак започваше всяка смяна на посоката?',
    fault: 'Кръстосване на краката и спъване.',
    harder: ['Вратичките стават три метра.', 'Нападателят може и да подаде през вратичка.'],
    easier: ['Вратичките се приближават, пътят е по-къс.'],
  },
}

export const channelWords: TaskWords = {
  en: {
    name: 'Side-on down the channel',
    aim: 'Retreat side-on at the attacker’s pace and choose the moment to stop retreating.',
    setup:
      'A channel of {l} × {w} m with a marked line {stop} m before the far end. The attacker starts with the ball, the defender one and a half metres in front; one pair waits at each end.',
    steps: [
      'The attacker dribbles down the channel, slowly at first, then at will.',
      'The defender goes backwards side-on and gives ground, never the ball’s line.',
      'At the marked line the retreat ends: now the defender must win it.',
      'Over the end line or ball won; the pair at that end comes back the other way.',
    ],
    points: [
      'One shoulder leads, front foot shows the way you want.',
      'Keep an arm’s length and a half: closer invites the push past.',
      'Turn the hips with the change of side without looking away.',
      'Go when the ball is between two touches.',
    ],
    scoring:
      'Win behind the marked line: two points. Win before it: one. End line: two for the attacker.',
    question: 'What did the attacker have to do for you to go?',
    fault: 'Retreating over the marked line out of habit.',
    harder: ['The attacker may turn back once and start again.'],
    easier: ['First run at jogging pace without tackling at all.'],
  },
  de: {
    name: 'Seitlich den Kanal zurück',
    aim: 'Seitlich im Tempo des Gegners zurückweichen und den Moment zum Stehen wählen.',
    setup:
      'Ein Kanal von {l} × {w} m, {stop} m vor dem Ende eine markierte Linie. Der Angreifer startet mit Ball, der Verteidiger eineinhalb Meter davor; an jedem Ende wartet ein Paar.',
    steps: [
      'Der Angreifer dribbelt den Kanal entlang, erst ruhig, dann nach Belieben.',
      'Der Verteidiger weicht seitlich zurück, gibt Raum, aber nie die Balllinie.',
      'An der markierten Linie ist Schluss: Jetzt muss er den Ball erobern.',
      'Endlinie oder Ballgewinn; dann startet das Paar von diesem Ende zurück.',
    ],
    points: [
      'Eine Schulter führt, der vordere Fuß zeigt den gewünschten Weg.',
      'Anderthalb Armlängen Abstand: Näher lädt zum Vorbeilegen ein.',
      'Beim Seitenwechsel die Hüfte drehen, ohne wegzuschauen.',
      'Zugreifen, wenn der Ball zwischen zwei Kontakten ist.',
    ],
    scoring:
      'Gewonnen hinter der Linie: zwei Punkte. Davor: einer. Endlinie: zwei für den Angreifer.',
    question: 'Was musste der Angreifer tun, damit du zugreifst?',
    fault: 'Aus Gewohnheit über die markierte Linie zurückweichen.',
    harder: ['Der Angreifer darf einmal abdrehen und neu anlaufen.'],
    easier: ['Der erste Lauf im Trab, ganz ohne Angriff auf den Ball.'],
  },
  bg: {
    name: 'Странично назад по канала',
    aim: 'Отстъпваш странично с темпото на нападателя и избираш кога да спреш.',
    setup:
      'Канал {l} × {w} м, на {stop} м преди края има отбелязана линия. Нападателят тръгва с топка, защитникът е на метър и половина пред него; на всеки край чака двойка.',
    steps: [
      'Нападателят води по канала, отначало бавно, после както иска.',
      'Защитникът отстъпва странично, дава място, но не и линията на топката.',
      'На отбелязаната линия отстъплението свършва: сега трябва да отнеме.',
      'Крайна линия или отнемане; двойката от този край започва обратно.',
    ],
    points: [
      'Едното рамо води, предният крак показва желания път.',
      'Ръка и половина разстояние: по-близо кани да те подмине.',
      'При смяна на страната завърти таза, без да отместваш поглед.',
      'Влез, когато топката е между две докосвания.',
    ],
    scoring: 'Отнемане след линията: две точки. Преди нея: една. Крайна линия: две за нападателя.',
    question: 'Какво трябваше да направи нападателят, за да влезеш?',
    fault: 'Отстъпване и зад линията по навик.',
    harder: ['Нападателят може веднъж да се върне и да тръгне пак.'],
    easier: ['Първото минаване е в тръс, изобщо без отнемане.'],
  },
}

export const distanceWords: TaskWords = {
  en: {
    name: 'Close down from three distances',
    aim: 'Fit the approach to the way: sprint long, brake long; step short, be there.',
    setup:
      '{l} × {w} m. Three attackers stand near the left, at one, two and three thirds of the length from a defender on the right; each has a ball, a mini goal stands behind the defender. A second defender rests.',
    steps: [
      'The coach names one of the three; that attacker looks up and goes for goal.',
      'The defender closes down from wherever that one starts.',
      'Near: two steps and stand. Far: sprint half of the way, brake the rest.',
      'Shot, block or ball won ends it; back to goal, another name follows.',
      'After three names the defenders change.',
    ],
    points: [
      'While the attacker’s head is down you may run; head up, you brake.',
      'Last metres: short steps, weight behind the knees.',
      'Arrive off the straight line, so that one side is closed.',
      'Front hand low to feel, never to hold.',
    ],
    scoring: 'Shot prevented: one point. Ball won: two. Dribbled past at full speed: minus one.',
    question: 'From which distance was stopping hardest, and why?',
    fault: 'The same number of steps for each way.',
    harder: ['The coach shows the name with fingers behind the attackers’ backs.'],
    easier: ['The attacker must take two touches on the spot first.'],
  },
  de: {
    name: 'Anlaufen aus drei Entfernungen',
    aim: 'Den Anlauf dem Weg anpassen: weit heißt sprinten und lange bremsen, nah heißt da sein.',
    setup:
      '{l} × {w} m. Drei Angreifer mit Ball stehen ein, zwei und drei Drittel der Feldlänge von einem Verteidiger rechts entfernt; hinter ihm ein Minitor. Ein zweiter Verteidiger pausiert.',
    steps: [
      'Der Trainer ruft einen der drei; dieser schaut hoch und zieht zum Tor.',
      'Der Verteidiger läuft ihn an, egal von wo er kommt.',
      'Nah: zwei Schritte und stehen. Weit: halbe Strecke Sprint, dann bremsen.',
      'Nach Schuss, Block oder Ballgewinn zurück zum Tor, der nächste Name.',
      'Nach drei Namen wechselt der andere Verteidiger ein.',
    ],
    points: [
      'Kopf des Gegners unten: laufen. Kopf oben: bremsen.',
      'Die letzten Meter mit kurzen Schritten, Gewicht hinter den Knien.',
      'Leicht schräg ankommen, damit eine Seite zu ist.',
      'Vordere Hand tief zum Fühlen, nie zum Halten.',
    ],
    scoring:
      'Schuss verhindert: ein Punkt. Ballgewinn: zwei. In vollem Lauf überspielt: minus eins.',
    question: 'Aus welcher Entfernung war das Bremsen am schwersten und warum?',
    fault: 'Für jede Strecke gleich viele Schritte.',
    harder: ['Der Trainer zeigt den Namen mit den Fingern, ungesehen von den Angreifern.'],
    easier: ['Der Angreifer macht erst zwei Kontakte am Platz.'],
  },
  bg: {
    name: 'Притискане от три разстояния',
    aim: 'Подходът е според пътя: далеч значи спринт и дълго спиране, близо значи да си там.',
    setup:
      '{l} × {w} м. Трима нападатели с топка са на една, две и три третини от дължината спрямо защитник вдясно; зад него има малка врата. Втори защитник почива.',
    steps: [
      'Треньорът извиква един от тримата; той вдига глава и тръгва към вратата.',
      'Защитникът го притиска, откъдето и да тръгне.',
      'Близо: две крачки и стойка. Далеч: половината спринт, после спиране.',
      'След удар, блок или отнемане назад до вратата, следва ново име.',
      'След три имена защитниците се сменят.',
    ],
    points: [
      'Главата на противника е долу: тичай. Вдигне ли я: спирай.',
      'Последните метри с къси крачки, тежестта зад коленете.',
      'Пристигни леко отстрани, за да е затворена едната посока.',
      'Предната ръка ниско за усет, никога за дърпане.',
    ],
    scoring: 'Предотвратен удар: точка. Отнемане: две. Подминат в пълен спринт: минус една.',
    question: 'От кое разстояние спирането беше най-трудно и защо?',
    fault: 'Еднакъв брой крачки за всеки път.',
    harder: ['Треньорът показва името с пръсти зад гърба на нападателите.'],
    easier: ['Нападателят първо прави две докосвания на място.'],
  },
}
