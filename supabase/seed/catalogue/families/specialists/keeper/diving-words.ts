/** Going to ground, the first steps: collapse dive, step and dive, up again. */
import type { TaskWords } from '../kit'

export const collapseWords: TaskWords = {
  en: {
    name: 'Collapse dive',
    aim: 'Go down beside your own feet without fear and hold a low ball with the body behind it.',
    setup:
      'A {goal} on soft grass, one keeper in it. Two partners with a ball each kneel 4 m away, one towards each post; the keepers among them swap in.',
    steps: [
      'The keeper stands with bent knees and looks at the partner who calls.',
      'That partner rolls the ball half a metre beside the keeper’s foot.',
      'The near leg gives way; calf, hip and side touch the grass one after the other.',
      'Ball in both hands, return it, stand up, then look to the other partner.',
      'After six balls the next one goes into the goal.',
    ],
    points: [
      'Let the leg on the ball’s side fold: you sink, you do not jump.',
      'Hands arrive before the body does.',
      'Lie on your side, never on the stomach or the elbow.',
      'Top knee comes up to guard you.',
    ],
    scoring: 'One point for every ball that is still when the hip touches the grass.',
    question: 'Which part of you touched the grass first?',
    fault: 'Falling backwards like a tree: take the first step towards the ball.',
    harder: ['The partner waits with the side: eyes up until the ball leaves the hand.'],
    easier: [
      'Start on both knees and tip over to the side.',
      'The ball lies still, only the fall is practised.',
    ],
  },
  de: {
    name: 'Abrollen zur Seite',
    aim: 'Ohne Angst neben den eigenen Füßen zu Boden gehen und flache Bälle sicher festhalten.',
    setup:
      'Ein {goal} auf weichem Rasen, darin ein Torwart. Zwei Partner mit je einem Ball knien 4 m davor, je einer vor jedem Pfosten; wer auch Torwart ist, kommt danach ins Tor.',
    steps: [
      'Der Torwart steht mit gebeugten Knien und schaut zu dem, der ruft.',
      'Dieser rollt den Ball einen halben Meter neben den Fuß.',
      'Das ballnahe Bein knickt ein; erst Wade, dann Hüfte, dann Seite am Boden.',
      'Ball in beiden Händen, zurückrollen, aufstehen, zum anderen Partner schauen.',
      'Nach sechs Bällen wechselt der Nächste ins Tor.',
    ],
    points: [
      'Lass das Bein auf der Ballseite wegklappen: sinken, nicht springen.',
      'Die Hände sind vor dem Körper am Ball.',
      'Auf der Seite liegen, nie auf Bauch oder Ellbogen.',
      'Das obere Knie schützt dich.',
    ],
    scoring: 'Ein Punkt für jeden Ball, der ruhig ist, wenn die Hüfte den Rasen berührt.',
    question: 'Welcher Körperteil war zuerst am Boden?',
    fault: 'Wie ein Baum nach hinten fallen: erster Schritt zum Ball hin.',
    harder: ['Der Partner verrät die Seite erst, wenn der Ball die Hand verlässt.'],
    easier: [
      'Aus dem Kniestand seitlich umkippen.',
      'Der Ball liegt still, geübt wird nur das Fallen.',
    ],
  },
  bg: {
    name: 'Падане встрани от място',
    aim: 'Без страх падаш до собствените си крака и задържаш ниска топка с тяло зад нея.',
    setup:
      'На мека трева има {goal} с вратар. Двама партньори с по една топка са на колене на 4 м, по един срещу всяка греда; който също е вратар, после влиза на вратата.',
    steps: [
      'Вратарят стои със свити колене и гледа този, който го извика.',
      'Партньорът търкулва топката на половин метър от крака му.',
      'Близкият крак се свива; първо прасецът, после тазът и хълбокът са на земята.',
      'Топката е в двете ръце, връща се, вратарят става и търси другия партньор.',
      'След шест топки на вратата застава следващият.',
    ],
    points: [
      'Остави крака откъм топката да се свие: потъваш, не скачаш.',
      'Ръцете стигат преди тялото.',
      'Лежи на хълбок, никога по корем или върху лакът.',
      'Горното коляно те пази.',
    ],
    scoring: 'По точка за всяка топка, овладяна, когато тазът докосне тревата.',
    question: 'Коя част от тялото докосна тревата първа?',
    fault: 'Падане назад като дърво: първата крачка е към топката.',
    harder: ['Партньорът не издава страната, докато топката не напусне ръката.'],
    easier: [
      'От колене, с накланяне встрани.',
      'Топката е неподвижна, упражнява се само падането.',
    ],
  },
}

export const stepWords: TaskWords = {
  en: {
    name: 'Step and dive low',
    aim: 'Reach low corners with one power step instead of falling where you stand.',
    setup:
      'A {goal} with a keeper between two markers a metre inside the posts. A shooter with four balls {far} m away, a partner behind the goal collects.',
    steps: [
      'The keeper sets just in front of the line, in the middle.',
      'The shooter passes firmly along the ground towards one of the markers.',
      'Outside foot steps diagonally forwards, then push off and slide in low.',
      'Hold it, or turn it round the post with the lower hand.',
      'Shooter, keeper and collector change places after eight balls.',
    ],
    points: [
      'Step to the ball’s path, not along your line.',
      'Push from the leg on the ball’s side; head stays over the ball.',
      'Lower hand behind the ball, upper hand on top.',
      'If you cannot hold it, send it wide, never back into the middle.',
    ],
    scoring: 'Held: two points. Round the post: one. A rebound into the middle: none.',
    question: 'When do you decide between holding and turning it away?',
    fault: 'Crossing the legs before the dive: one short step is enough.',
    harder: [
      'The markers go to the posts.',
      'The shooter may choose the ball with a feint of the eyes.',
    ],
    easier: ['The shooter rolls by hand and announces the side.'],
  },
  de: {
    name: 'Auftaktschritt und flach ins Eck',
    aim: 'Flache Ecken mit einem kräftigen Schritt erreichen, statt im Stand umzufallen.',
    setup:
      'Ein {goal}, der Torwart zwischen zwei Markierungen, je einen Meter innerhalb der Pfosten. Ein Schütze mit vier Bällen {far} m davor, ein Partner sammelt hinter dem Tor.',
    steps: [
      'Der Torwart steht mittig, knapp vor der Linie, in Grundstellung.',
      'Der Schütze passt hart und flach in Richtung einer Markierung.',
      'Ballnaher Fuß schräg nach vorn, abdrücken und flach hineingleiten.',
      'Festhalten oder mit der unteren Hand um den Pfosten lenken.',
      'Nach acht Bällen tauschen Schütze, Torwart und Sammler die Plätze.',
    ],
    points: [
      'Geh in die Ballbahn, nicht an der Linie entlang.',
      'Drück dich vom ballnahen Bein ab, der Kopf bleibt über dem Ball.',
      'Untere Hand hinter den Ball, obere darauf.',
      'Was du nicht festhältst, geht nach außen, nie in die Mitte.',
    ],
    scoring: 'Gehalten zwei Punkte, um den Pfosten einer, Abpraller zur Mitte keiner.',
    question: 'Wann entscheidest du zwischen Festhalten und Ablenken?',
    fault: 'Vor dem Abdrücken die Beine kreuzen: Ein kurzer Schritt genügt.',
    harder: [
      'Die Markierungen wandern an die Pfosten.',
      'Der Schütze darf mit den Augen täuschen.',
    ],
    easier: ['Der Schütze rollt mit der Hand und sagt die Seite an.'],
  },
  bg: {
    name: 'Крачка и ниско хвърляне',
    aim: 'Ниските ъгли се стигат с една силна крачка, а не с падане от място.',
    setup:
      'Има {goal}, вратарят е между два маркера на метър навътре от гредите. Стрелец с четири топки е на {far} м, партньор събира зад вратата.',
    steps: [
      'Вратарят е в стойка по средата, малко пред линията.',
      'Стрелецът подава силно и ниско към единия маркер.',
      'Близкият крак стъпва косо напред, следва отблъскване и ниско плъзване.',
      'Топката се задържа или се отклонява покрай гредата с долната ръка.',
      'След осем топки стрелец, вратар и събиращ си сменят местата.',
    ],
    points: [
      'Стъпи в пътя на топката, не по линията.',
      'Отблъсни се от крака откъм топката, главата е над нея.',
      'Долната ръка е зад топката, горната отгоре.',
      'Не можеш ли да я задържиш, прати я встрани, никога в средата.',
    ],
    scoring: 'Задържана – две точки, покрай гредата – една, в средата – нула.',
    question: 'Кога решаваш дали да задържиш, или да отклониш?',
    fault: 'Кръстосване на краката преди хвърлянето: стига една къса крачка.',
    harder: ['Маркерите отиват до гредите.', 'Стрелецът може да заблуждава с поглед.'],
    easier: ['Стрелецът търкаля с ръка и казва страната.'],
  },
}

export const secondWords: TaskWords = {
  en: {
    name: 'Down, up and save again',
    aim: 'Get back on your feet faster than the rebound and be set for a second shot.',
    setup:
      'A {goal} and a keeper. Shooter 1 stands {far} m in front of the left post, shooter 2 level in front of the right one, each with three balls.',
    steps: [
      'Shooter 1 plays low to the near corner; the keeper dives and pushes it wide.',
      'Up over the knee with the hands free, small steps to the middle.',
      'As soon as the keeper’s feet are set, shooter 2 strikes at the far side.',
      'After three pairs of balls the shooters swap; then a new keeper.',
    ],
    points: [
      'Roll through the dive onto your knee: the fall is already the way up.',
      'Eyes find the next ball before you are standing.',
      'Stay low while you travel; do not stretch up and sink again.',
      'Set your feet even when you are not in the middle yet.',
    ],
    scoring: 'A point counts only when both balls of a pair stay out.',
    question: 'What did you look at while you were getting up?',
    fault: 'Pushing up with both palms: that leaves no hands for the ball.',
    harder: ['Shooter 2 strikes on the coach’s count of two, ready or not.'],
    easier: ['Start sitting; the first ball is only rolled.', 'The second ball comes at the body.'],
  },
  de: {
    name: 'Hinlegen, aufstehen, zweiter Ball',
    aim: 'Schneller auf den Füßen sein als der Abpraller und für den zweiten Schuss stehen.',
    setup:
      'Ein {goal} mit Torwart. Schütze 1 steht {far} m vor dem linken Pfosten, Schütze 2 auf gleicher Höhe vor dem rechten, jeder hat drei Bälle.',
    steps: [
      'Schütze 1 spielt flach ins nahe Eck; der Torwart lenkt nach außen ab.',
      'Über das Knie hoch, Hände frei, kleine Schritte zur Mitte.',
      'Sobald die Füße stehen, schießt Schütze 2 auf die andere Seite.',
      'Nach drei Ballpaaren beginnt der andere Schütze; dann neuer Torwart.',
    ],
    points: [
      'Roll durch bis aufs Knie: Das Fallen ist schon der Weg nach oben.',
      'Die Augen haben den nächsten Ball, bevor du stehst.',
      'Unten bleiben auf dem Weg, nicht erst strecken und wieder absinken.',
      'Füße fest machen, auch wenn die Mitte noch nicht erreicht ist.',
    ],
    scoring: 'Ein Punkt zählt nur, wenn beide Bälle eines Paares draußen bleiben.',
    question: 'Wohin hast du beim Aufstehen geschaut?',
    fault: 'Mit beiden Handflächen abstützen: Dann fehlen die Hände am Ball.',
    harder: ['Schütze 2 schießt, wenn der Trainer bis zwei gezählt hat.'],
    easier: [
      'Start im Sitzen, der erste Ball wird nur gerollt.',
      'Der zweite Ball kommt auf den Körper.',
    ],
  },
  bg: {
    name: 'Долу, горе и ново спасяване',
    aim: 'Изправяш се по-бързо от рикошета и си готов за втори удар.',
    setup:
      'Има {goal} с вратар. Първият стрелец е на {far} м срещу лявата греда, вторият е на същата линия срещу дясната, всеки с по три топки.',
    steps: [
      'Първият играе ниско в близкия ъгъл; вратарят избива встрани.',
      'Изправяне през коляно със свободни ръце, ситни стъпки към средата.',
      'Щом краката са стъпили, вторият стреля от другата страна.',
      'След три двойки топки започва другият стрелец; после вратарят се сменя.',
    ],
    points: [
      'Превърти се до коляно: падането вече е път нагоре.',
      'Очите намират следващата топка, преди да си прав.',
      'Движи се ниско, без изправяне и ново снишаване.',
      'Спри краката, дори още да не си в средата.',
    ],
    scoring: 'Точка има само когато и двете топки от двойката са спасени.',
    question: 'Какво гледаше, докато ставаше?',
    fault: 'Изправяне с двете длани: така няма ръце за топката.',
    harder: ['Вторият стреля, щом треньорът преброи до две.'],
    easier: ['Начало от седеж, първата топка само се търкаля.', 'Втората топка идва в тялото.'],
  },
}
