/** First touch across the body with the back foot. */
import type { TaskWords } from '../kit'

export const corridorWords: TaskWords = {
  en: {
    name: 'Back foot into the far lane',
    aim: 'Let the ball run across the body and open the far side with the back foot.',
    setup:
      '{l} × {w} m, cut lengthwise into a near and a far lane by a row of markers. A server (blue) on the near side line, a receiver on the markers, a defender two metres goal-side; the next pair stands behind. A mini goal at the end of each lane.',
    steps: [
      'The receiver drops off two steps and stands side-on to the ball.',
      'The server passes to the back foot; the defender may start with the pass.',
      'First touch into the far lane, then at that goal before the defender recovers.',
      'Defender quicker into the far lane? Then touch back into the near one.',
      'Defender and receiver swap each time, the server after six passes.',
    ],
    points: [
      'Open the hips before the ball comes, so that you see both lanes.',
      'Take it late: the ball passes the front foot.',
      'Inside of the back foot, touch forwards and not sideways.',
      'Read the defender’s first step: that decides the lane.',
    ],
    scoring: 'Goal in the far lane: two points. In the near lane: one. Ball won: one.',
    question: 'What can you see with open hips that you could not see before?',
    fault: 'Running towards the server: then the far side is behind you.',
    harder: ['The defender starts one metre closer.'],
    easier: ['The defender stands still until the first touch.'],
  },
  de: {
    name: 'Hinterer Fuß in die ferne Bahn',
    aim: 'Den Ball am Körper vorbeilaufen lassen und mit dem hinteren Fuß die ferne Seite öffnen.',
    setup:
      '{l} × {w} m, der Länge nach durch Markierungen in eine nahe und eine ferne Bahn geteilt. An der nahen Seitenlinie ein Zuspieler (blau), auf den Markierungen ein Empfänger, zwei Meter torwärts ein Verteidiger; das nächste Paar dahinter. Am Ende jeder Bahn ein Minitor.',
    steps: [
      'Der Empfänger setzt sich zwei Schritte ab und steht seitlich zum Ball.',
      'Der Pass kommt in den hinteren Fuß; damit darf der Verteidiger los.',
      'Mitnahme in die ferne Bahn und aufs Tor, bevor der Gegner da ist.',
      'Ist er schneller drüben? Dann zurück in die nahe Bahn.',
      'Empfänger und Verteidiger tauschen jedes Mal, der Zuspieler nach sechs Pässen.',
    ],
    points: [
      'Hüfte öffnen, bevor der Ball kommt: Du siehst beide Bahnen.',
      'Spät annehmen: Der Ball läuft am vorderen Fuß vorbei.',
      'Innenseite des hinteren Fußes, nach vorn statt zur Seite.',
      'Der erste Schritt des Gegners entscheidet über die Bahn.',
    ],
    scoring: 'Tor in der fernen Bahn: zwei Punkte. In der nahen: einer. Ballgewinn: einer.',
    question: 'Was siehst du mit offener Hüfte, was du vorher nicht gesehen hast?',
    fault: 'Dem Zuspieler entgegenlaufen: Die ferne Seite liegt dann im Rücken.',
    harder: ['Der Verteidiger startet einen Meter näher.'],
    easier: ['Der Verteidiger bleibt bis zum ersten Kontakt stehen.'],
  },
  bg: {
    name: 'Със задния крак в далечния коридор',
    aim: 'Оставяш топката да мине през тялото и със задния крак отваряш далечната страна.',
    setup:
      '{l} × {w} м, разделено по дължина с маркери на близък и далечен коридор. На близката странична линия е подаващ (син), на маркерите получаващ, защитник е на два метра към вратите; следващата двойка е отзад. В края на всеки коридор има малка врата.',
    steps: [
      'Получаващият се отдалечава с две крачки и застава странично.',
      'Пасът е в задния крак; с него защитникът може да тръгне.',
      'Първо докосване в далечния коридор и удар, преди защитникът да дойде.',
      'По-бърз ли е той там? Тогава обратно в близкия коридор.',
      'Двамата сменят ролите всеки път, подаващият след шест паса.',
    ],
    points: [
      'Отвори таза преди топката: виждаш и двата коридора.',
      'Поеми късно: топката подминава предния крак.',
      'Вътрешната страна на задния крак, напред, а не встрани.',
      'Първата крачка на защитника решава кой коридор.',
    ],
    scoring: 'Гол в далечния коридор: две точки. В близкия: една. Отнемане: една.',
    question: 'Какво виждаш с отворен таз, което преди не виждаше?',
    fault: 'Тичане към подаващия: далечната страна остава зад гърба.',
    harder: ['Защитникът тръгва метър по-близо.'],
    easier: ['Защитникът стои до първото докосване.'],
  },
}

export const bridgeWords: TaskWords = {
  en: {
    name: 'The bridge player',
    aim: 'Connect two sides through a player who receives across the body under pressure.',
    setup:
      '{l} × {w} m. Two green players wide left, two wide right, one bridge player in the middle with two amber defenders; a ball on the left.',
    steps: [
      'The pair on one side passes until the bridge player is free.',
      'Bridge: back foot across the body, second touch to the other side.',
      'The other pair keeps the ball at least two passes and comes back.',
      'Amber wins it or it runs out: those who lost it go into the middle.',
      'A new bridge player after every five bridges.',
    ],
    points: [
      'Arrive in the gap as the passer looks up, not before.',
      'Shoulder check towards the side you will play to.',
      'First touch past the line of the defender’s foot.',
      'Passers: firm and into the foot that is farther away.',
    ],
    scoring: 'Bridge in two touches: two points. In three: one.',
    question: 'On which side of the defender did you want to receive, and why?',
    fault: 'Playing back to the side the ball came from out of habit.',
    harder: ['The bridge player has one second.', 'Passes on the sides are one-touch.'],
    easier: ['Only one defender in the middle.'],
  },
  de: {
    name: 'Der Brückenspieler',
    aim: 'Zwei Seiten über einen Spieler verbinden, der unter Druck am Körper vorbei mitnimmt.',
    setup:
      '{l} × {w} m. Zwei Grüne links außen, zwei rechts außen, in der Mitte ein Brückenspieler mit zwei gelben Verteidigern; der Ball ist links.',
    steps: [
      'Das Paar auf einer Seite passt, bis der Brückenspieler frei ist.',
      'Brücke: hinterer Fuß, am Körper vorbei, zweiter Kontakt zur anderen Seite.',
      'Dort hält das andere Paar den Ball zwei Pässe und sucht den Rückweg.',
      'Gelb gewinnt oder der Ball ist aus: Wer ihn verlor, geht in die Mitte.',
      'Nach je fünf Brücken ein neuer Brückenspieler.',
    ],
    points: [
      'In die Lücke kommen, wenn der Passgeber aufschaut, nicht vorher.',
      'Schulterblick zur Seite, auf die du spielen willst.',
      'Erster Kontakt am Fuß des Gegners vorbei.',
      'Passgeber: scharf in den fernen Fuß.',
    ],
    scoring: 'Brücke mit zwei Kontakten: zwei Punkte. Mit drei: einer.',
    question: 'Auf welcher Seite des Gegners wolltest du den Ball, und warum?',
    fault: 'Aus Gewohnheit auf die Seite zurückspielen, von der er kam.',
    harder: ['Der Brückenspieler hat eine Sekunde.', 'Auf den Seiten wird direkt gespielt.'],
    easier: ['Nur ein Verteidiger in der Mitte.'],
  },
  bg: {
    name: 'Играчът мост',
    aim: 'Две страни се свързват през играч, който под натиск насочва топката през тялото.',
    setup:
      '{l} × {w} м. Двама зелени са широко вляво, двама вдясно, в средата играч мост с двама жълти защитници; топката е вляво.',
    steps: [
      'Двойката от едната страна си подава, докато мостът се освободи.',
      'Мостът: заден крак, през тялото, с второто докосване към другата страна.',
      'Там другата двойка прави поне два паса и търси обратния път.',
      'Жълтите отнемат или е аут: който изгуби, влиза в средата.',
      'След всеки пет моста играчът мост се сменя.',
    ],
    points: [
      'Ела в процепа, когато подаващият вдигне глава, не по-рано.',
      'Поглед през рамо към страната, към която ще играеш.',
      'Първото докосване минава край крака на защитника.',
      'Подаващи: силно и в далечния крак.',
    ],
    scoring: 'Мост с две докосвания: две точки. С три: една.',
    question: 'От коя страна на защитника искаше топката и защо?',
    fault: 'Връщане по навик към страната, откъдето е дошла топката.',
    harder: ['Мостът има една секунда.', 'Отстрани се играе от първа.'],
    easier: ['Само един защитник в средата.'],
  },
}

export const widthWords: TaskWords = {
  en: {
    name: 'Full-back opens up',
    aim: 'Receive a square pass on the side line so that the next action goes forwards.',
    setup:
      '{l} × {w} m. A centre-back starts with the ball in the middle of the left end, a full-back on each side line; a winger ahead on each side. Two pressers in the middle; a gate of cones on both sides of the right end.',
    steps: [
      'The centre-back plays to a full-back; the nearest presser goes along.',
      'Full-back: back foot, touch forwards along the line or inside, past the presser.',
      'Then pass or dribble: with the winger through the gate on that side.',
      'No way forwards: back to the centre-back and out to the other side.',
      'Pressers score by dribbling over the left end line. Rotate after six balls.',
    ],
    points: [
      'Feet on the line, chest to the field: you see the ball and the winger.',
      'Presser from inside: touch along the line. From outside: touch inside.',
      'Touch long enough to run onto, not to stop at.',
      'Winger: come short or go long by the full-back’s touch.',
    ],
    scoring: 'Through the gate: one point. Without a back pass: two. Pressers over the line: two.',
    question: 'Which presser’s run made the line free, which the inside?',
    fault: 'Receiving with the front foot, closed to the field.',
    harder: ['A third presser.'],
    easier: ['One presser only.'],
  },
  de: {
    name: 'Der Außenverteidiger öffnet sich',
    aim: 'Einen Querpass an der Linie so annehmen, dass die nächste Aktion nach vorn geht.',
    setup:
      '{l} × {w} m. Ein Innenverteidiger beginnt in der Mitte der linken Linie, an jeder Seitenlinie ein Außenverteidiger, davor je ein Flügelspieler. Zwei Gegner in der Mitte; rechts auf beiden Seiten ein Hütchentor.',
    steps: [
      'Der Innenverteidiger spielt nach außen; der nähere Gegner läuft mit.',
      'Außen: hinterer Fuß, an der Linie entlang oder nach innen am Gegner vorbei.',
      'Dann passen oder dribbeln, mit dem Flügelspieler durchs Tor dieser Seite.',
      'Kein Weg nach vorn: zurück zur Mitte und auf die andere Seite.',
      'Gegner treffen per Dribbling über die linke Linie. Nach sechs Bällen rückt jeder weiter.',
    ],
    points: [
      'Füße an die Linie, Brust zum Feld: Du siehst Ball und Flügelspieler.',
      'Gegner von innen: an der Linie mitnehmen. Von außen: nach innen.',
      'So lang mitnehmen, dass du hineinläufst.',
      'Flügelspieler: nach diesem Kontakt kommen oder gehen.',
    ],
    scoring: 'Durchs Tor: ein Punkt. Ohne Rückpass: zwei. Gegner über die Linie: zwei.',
    question: 'Welcher Anlaufweg hat die Linie frei gemacht, welcher das Zentrum?',
    fault: 'Mit dem vorderen Fuß annehmen und zum Feld geschlossen stehen.',
    harder: ['Ein dritter Gegner.'],
    easier: ['Nur ein Gegner.'],
  },
  bg: {
    name: 'Бекът се отваря',
    aim: 'Поемаш напречен пас до линията така, че следващото действие да е напред.',
    setup:
      '{l} × {w} м. Централен защитник започва с топката в средата на левия край, на всяка странична линия има бек, пред него крило. Двама притискащи са в средата; вдясно от двете страни има по една вратичка.',
    steps: [
      'Централният подава към бек; по-близкият противник тръгва натам.',
      'Бекът: заден крак, напред по линията или навътре покрай противника.',
      'После пас или дрибъл, заедно с крилото през вратичката от тази страна.',
      'Няма път напред: връщане и към другата страна.',
      'Противниците вкарват с дрибъл през лявата линия. След шест топки местата се сменят.',
    ],
    points: [
      'Краката са на линията, гърдите към полето: виждаш топката и крилото.',
      'Противник отвътре: по линията. Отвън: навътре.',
      'Докосването е дълго, за да влезеш в него тичешком.',
      'Крило: ела или тръгни според докосването на бека.',
    ],
    scoring: 'През вратичката: точка. Без връщане: две. Противник през линията: две.',
    question: 'Кой подход отвори линията и кой центъра?',
    fault: 'Поемане с предния крак, затворен към полето.',
    harder: ['Трети противник.'],
    easier: ['Само един противник.'],
  },
}
