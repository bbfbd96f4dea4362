/** Everybody keeps goal: catching, rolling and brave games for the youngest. */
import type { TaskWords } from '../kit'

export const cometWords: TaskWords = {
  en: {
    name: 'Catch the comet',
    aim: 'Watch a ball all the way into both hands and hug it.',
    setup:
      '{l} × {w} m. Children in pairs with one ball, three big steps apart, all pairs side by side; the coach walks along behind them and tells the story.',
    steps: [
      'One child throws the comet underarm, the other catches it and hugs it.',
      'Scoop low comets up with the little fingers together, catch high ones above you.',
      'Five catches in a row: both take one step back.',
      'Dropped? No problem: one step forward again.',
      'The coach calls a new partner: half of the children move on one place.',
    ],
    points: [
      'Hands like a bowl below, like a window above.',
      'Eyes on the ball until it is in your arms.',
      'Bend the knees for low comets.',
    ],
    scoring: 'How many steps apart can a pair still catch five comets?',
    question: 'What do your fingers do when the comet is low?',
    fault: 'Clapping the hands together in front of the ball.',
    harder: ['Clap once before you catch.', 'The comet bounces on the way.'],
    easier: ['Roll it along the ground.'],
  },
  de: {
    name: 'Fang den Kometen',
    aim: 'Dem Ball bis in beide Hände zuschauen und ihn umarmen.',
    setup:
      '{l} × {w} m. Kinder zu zweit mit einem Ball, drei große Schritte auseinander, alle Paare nebeneinander; der Trainer geht hinter ihnen entlang und erzählt die Geschichte.',
    steps: [
      'Ein Kind wirft den Kometen von unten, das andere fängt und umarmt ihn.',
      'Tiefe Kometen mit den kleinen Fingern schaufeln, hohe über der Nase fangen.',
      'Fünfmal hintereinander gefangen: Beide gehen einen Schritt zurück.',
      'Fallen gelassen? Macht nichts: wieder einen Schritt vor.',
      'Der Trainer ruft „Partner“: Eine Hälfte rückt einen Platz weiter.',
    ],
    points: [
      'Unten sind die Hände eine Schüssel, oben ein Fenster.',
      'Augen am Ball, bis er im Arm ist.',
      'Bei tiefen Kometen die Knie beugen.',
    ],
    scoring: 'Wie viele Schritte weit schafft ein Paar noch fünf Kometen?',
    question: 'Was tun deine Finger, wenn der Komet tief kommt?',
    fault: 'Vor dem Ball in die Hände klatschen.',
    harder: ['Vor dem Fangen einmal klatschen.', 'Der Komet springt unterwegs auf.'],
    easier: ['Den Ball am Boden rollen.'],
  },
  bg: {
    name: 'Хвани кометата',
    aim: 'Гледаш топката чак до двете ръце и я прегръщаш.',
    setup:
      '{l} × {w} м. Децата са по двойки с една топка на три големи крачки, всички двойки са една до друга; треньорът върви зад тях и разказва приказката.',
    steps: [
      'Едното дете хвърля кометата отдолу, другото я хваща и прегръща.',
      'Ниските комети се загребват с кутретата, високите се хващат над носа.',
      'Пет хващания поред: двете правят крачка назад.',
      'Изпусната? Нищо страшно: пак една крачка напред.',
      'Треньорът вика „партньор“: половината деца се сменят с едно място.',
    ],
    points: [
      'Долу ръцете са купа, горе са прозорец.',
      'Очите са в топката, докато я прегърнеш.',
      'За ниските комети свий коленете.',
    ],
    scoring: 'На колко крачки двойката още хваща пет комети?',
    question: 'Какво правят пръстите ти, когато кометата е ниско?',
    fault: 'Пляскане с ръце пред топката.',
    harder: ['Плесни веднъж, преди да хванеш.', 'Кометата тупва по пътя.'],
    easier: ['Топката се търкаля по земята.'],
  },
}

export const bowlingWords: TaskWords = {
  en: {
    name: 'Bowling against the keeper',
    aim: 'Roll the ball well and stop rolled balls with knees and hands.',
    setup:
      '{l} × {w} m with three gates of cones, three steps wide, each on a lane of its own. Two children to a lane: one is the keeper in the gate, one bowls from a marker {far} m away.',
    steps: [
      'The bowler takes one step and rolls the ball at the gate.',
      'The keeper goes down on one knee beside the ball’s way and scoops it up.',
      'The keeper rolls it back; after four balls the two change places.',
      'After each round the bowlers move on one lane to a new keeper.',
    ],
    points: [
      'Bowler: step with the other foot, hand low to the ground.',
      'Keeper: knee behind the hands closes the door.',
      'Get your body behind the ball.',
    ],
    scoring: 'Stopped: a point for the keeper. Through the gate: one for the bowler.',
    question: 'Where was the hole when a ball went through?',
    fault: 'Bending only the back with straight legs.',
    harder: ['The keeper sits until the ball is rolled.', 'A wider gate.'],
    easier: ['Two steps closer.'],
  },
  de: {
    name: 'Kegeln gegen den Torwart',
    aim: 'Den Ball gut rollen und gerollte Bälle mit Knie und Händen stoppen.',
    setup:
      '{l} × {w} m mit drei Hütchentoren, drei Schritte breit, jedes auf eigener Bahn. Je Bahn zwei Kinder: eins hütet das Tor, eins kegelt von einer Markierung aus {far} m.',
    steps: [
      'Das Kegelkind macht einen Schritt und rollt den Ball aufs Tor.',
      'Das Torkind kniet sich neben den Ballweg und schaufelt ihn auf.',
      'Es rollt ihn zurück; nach vier Bällen tauschen die beiden.',
      'Nach jeder Runde rückt, wer kegelt, eine Bahn weiter.',
    ],
    points: [
      'Kegeln: Schritt mit dem anderen Fuß, die Hand tief am Boden.',
      'Tor: Das Knie hinter den Händen macht die Tür zu.',
      'Den Körper hinter den Ball bringen.',
    ],
    scoring: 'Gehalten: ein Punkt fürs Torkind. Durchs Tor: einer fürs Kegelkind.',
    question: 'Wo war das Loch, als ein Ball durchging?',
    fault: 'Nur den Rücken beugen, die Beine bleiben gestreckt.',
    harder: ['Das Torkind sitzt, bis der Ball rollt.', 'Ein breiteres Tor.'],
    easier: ['Zwei Schritte näher.'],
  },
  bg: {
    name: 'Боулинг срещу вратаря',
    aim: 'Търкаляш добре топката и спираш търкаляни топки с коляно и ръце.',
    setup:
      '{l} × {w} м с три вратички от конуси, широки три крачки, всяка на своя пътека. На пътека има две деца: едното пази, другото търкаля от маркер на {far} м.',
    steps: [
      'Търкалящият прави една крачка и пуска топката към вратичката.',
      'Вратарят кляка на едно коляно до пътя на топката и я загребва.',
      'Връща я с търкаляне; след четири топки двамата се сменят.',
      'След всяка игра търкалящите се сменят с една пътека.',
    ],
    points: [
      'Търкаляне: крачка с другия крак, ръката ниско до земята.',
      'Вратар: коляното зад ръцете затваря вратата.',
      'Застани с тялото зад топката.',
    ],
    scoring: 'Спряна: точка за вратаря. През вратичката: точка за другия.',
    question: 'Къде беше дупката, когато топката мина?',
    fault: 'Навеждане само с гръб и изпънати крака.',
    harder: ['Вратарят седи, докато топката тръгне.', 'По-широка вратичка.'],
    easier: ['С две крачки по-близо.'],
  },
}

export const castleWords: TaskWords = {
  en: {
    name: 'Castle with four doors',
    aim: 'Move quickly round a castle and stop shots from every side.',
    setup:
      'A castle of four cones, {side} m apart, in the middle of {l} × {w} m: every side is a door. One keeper at the castle, three children outside with one ball.',
    steps: [
      'The three pass round the castle until a door is open, then shoot low.',
      'The keeper runs round the castle after the ball and stops it with hands or feet.',
      'A ball through a door belongs to the child who is nearest outside: play on.',
      'After one minute the next keeper; everybody has a turn.',
    ],
    points: [
      'Follow the ball with small quick steps.',
      'Face the ball, never run with your back to it.',
      'Hands ready in front of you.',
    ],
    scoring: 'The keeper counts saves; who has the most is lord of the castle.',
    question: 'Which pass made you run the most?',
    fault: 'Standing inside the castle and only turning round.',
    harder: ['The children have two touches.'],
    easier: ['Two keepers, two doors each.'],
  },
  de: {
    name: 'Burg mit vier Türen',
    aim: 'Sich schnell um die Burg bewegen und Schüsse von jeder Seite stoppen.',
    setup:
      'Eine Burg aus vier Hütchen, {side} m Seitenlänge, in der Mitte von {l} × {w} m: Jede Seite ist eine Tür. Ein Torkind an der Burg, drei Kinder außen mit einem Ball.',
    steps: [
      'Die drei passen um die Burg, bis eine Tür offen ist, dann flach schießen.',
      'Das Torkind läuft um die Burg mit und stoppt mit Händen oder Füßen.',
      'Ging der Ball durch eine Tür, spielt das nächste Kind außen weiter.',
      'Nach einer Minute wechselt das Torkind; jedes ist einmal dran.',
    ],
    points: [
      'Dem Ball mit kleinen schnellen Schritten folgen.',
      'Gesicht zum Ball, nie mit dem Rücken laufen.',
      'Hände bereit vor dem Körper.',
    ],
    scoring: 'Das Torkind zählt Paraden; wer die meisten hat, ist Burgherr.',
    question: 'Bei welchem Pass musstest du am meisten laufen?',
    fault: 'In der Burg stehen und sich nur drehen.',
    harder: ['Die Kinder haben zwei Kontakte.'],
    easier: ['Zwei Torkinder, jedes bewacht zwei Türen.'],
  },
  bg: {
    name: 'Крепост с четири порти',
    aim: 'Бързо се движиш около крепостта и спираш удари от всички страни.',
    setup:
      'Крепост от четири конуса на {side} м един от друг, в средата на {l} × {w} м: всяка страна е порта. Един вратар пази крепостта, три деца са отвън с една топка.',
    steps: [
      'Трите си подават около крепостта, докато има свободна порта, и стрелят ниско.',
      'Вратарят тича около крепостта след топката и я спира с ръце или крака.',
      'Мине ли през порта, най-близкото дете отвън продължава играта.',
      'След една минута вратарят се сменя; всеки пази веднъж.',
    ],
    points: [
      'Следвай топката с малки бързи стъпки.',
      'С лице към топката, никога с гръб.',
      'Ръцете са готови пред тялото.',
    ],
    scoring: 'Вратарят брои спасяванията; с най-много е господар на крепостта.',
    question: 'При кой пас тича най-много?',
    fault: 'Стоене вътре в крепостта и само въртене.',
    harder: ['Децата имат две докосвания.'],
    easier: ['Двама вратари, всеки пази две порти.'],
  },
}
