/** First touch on the turn: with a call, between lines, by what was seen. */
import type { TaskWords } from '../kit'

export const callWords: TaskWords = {
  en: {
    name: '“Turn” or “man on”',
    aim: 'Turn when there is room, protect the ball when there is none, and trust the call.',
    setup:
      '{l} × {w} m, two mini goals at the right end. A server left with the balls, a receiver in the middle; a defender {gap} m behind. The next receiver and defender wait beside the field.',
    steps: [
      'As the ball is played the defender presses or stays, as they like.',
      'The server calls: “turn” when there is room, “man on” when there is not.',
      '“Turn”: first touch round to goal. “Man on”: shield and set the ball back.',
      'After a set the server plays again and the next call follows.',
      'Goal, ball won or three calls end the turn; next two.',
    ],
    points: [
      'Side-on before the pass: then a turn costs only one touch.',
      'Check for yourself as well: the call is help, your eyes decide.',
      'Turn on the back foot, let the ball run across you.',
      'Man on: low, arm out, far foot on the ball.',
    ],
    scoring:
      'Goal after a turn: two points. Clean set on “man on”: one. Ball won: two for the defender.',
    question: 'When did your eyes and the call not agree?',
    fault: 'Receiving square to the ball and having to turn in two steps.',
    harder: ['The server is silent, only the look counts.'],
    easier: ['The defender tells the server secretly what comes.'],
  },
  de: {
    name: '„Dreh“ oder „Hintermann“',
    aim: 'Aufdrehen, wenn Platz ist, den Ball sichern, wenn keiner ist, und dem Ruf vertrauen.',
    setup:
      '{l} × {w} m, rechts zwei Minitore. Links ein Zuspieler mit den Bällen, in der Mitte ein Empfänger, {gap} m dahinter ein Verteidiger. Die nächsten zwei warten neben dem Feld.',
    steps: [
      'Mit dem Pass drückt der Verteidiger oder bleibt stehen, wie er will.',
      'Der Zuspieler ruft „Dreh“, wenn Platz ist, sonst „Hintermann“.',
      '„Dreh“: Mitnahme zum Tor. „Hintermann“: abschirmen und klatschen lassen.',
      'Nach dem Klatschen kommt der Ball wieder, mit neuem Ruf.',
      'Schluss bei Tor, Ballgewinn oder nach drei Rufen; die nächsten zwei.',
    ],
    points: [
      'Vor dem Pass seitlich stehen: Dann kostet die Drehung nur einen Kontakt.',
      'Selbst auch schauen: Der Ruf hilft, deine Augen entscheiden.',
      'Auf dem hinteren Fuß drehen, den Ball durchlaufen lassen.',
      'Hintermann: tief stehen, Arm raus, ferner Fuß an den Ball.',
    ],
    scoring: 'Tor nach Drehung: zwei Punkte. Sauber geklatscht: einer. Ballgewinn: zwei.',
    question: 'Wann passten Augen und Ruf nicht zusammen?',
    fault: 'Frontal annehmen und sich mit zwei Schritten drehen müssen.',
    harder: ['Der Zuspieler schweigt, es zählt nur der Blick.'],
    easier: ['Der Verteidiger verrät dem Zuspieler, was kommt.'],
  },
  bg: {
    name: '„Обърни се“ или „зад теб“',
    aim: 'Обръщаш се, когато има място, пазиш топката, когато няма, и вярваш на вика.',
    setup:
      '{l} × {w} м, вдясно две малки врати. Вляво е подаващ с топките, в средата получаващ, защитник е на {gap} м зад него. Следващите двама чакат до полето.',
    steps: [
      'С паса защитникът притиска или остава, както реши.',
      'Подаващият вика „обърни се“, ако има място, иначе „зад теб“.',
      'При „обърни се“ топката отива към вратата, при „зад теб“ се пази и връща.',
      'След връщане подаващият играе пак с нов вик.',
      'Край при гол, отнемане или след три вика; следващите двама.',
    ],
    points: [
      'Стой странично преди паса: тогава обръщането е само едно докосване.',
      'Погледни и сам: викът помага, очите решават.',
      'Обърни се на задния крак, остави топката да мине през теб.',
      'Зад теб: ниско, ръка встрани, далечният крак на топката.',
    ],
    scoring: 'Гол след обръщане: две точки. Чисто връщане: една. Отнемане: две за защитника.',
    question: 'Кога очите и викът не съвпаднаха?',
    fault: 'Поемане с лице към топката и обръщане с две крачки.',
    harder: ['Подаващият мълчи, важи само погледът.'],
    easier: ['Защитникът тайно казва на подаващия какво ще направи.'],
  },
}

export const openGoalWords: TaskWords = {
  en: {
    name: 'Turn to the open goal',
    aim: 'Collect the picture behind you before the ball comes and turn straight into it.',
    setup:
      '{l} × {w} m; three mini goals in a half circle at the right. A guard in amber stands among them and closes one or two. A server left, a receiver in the middle, the next receiver beside the server.',
    steps: [
      'The guard moves freely between the goals while the server waits.',
      'The receiver looks round twice and shows readiness with the hand.',
      'With the pass the guard must stop: turn and score where it is open.',
      'One touch to turn, one to finish. Then receiver, guard and queue rotate.',
    ],
    points: [
      'Turn the head, not only the eyes; a second look costs nothing.',
      'First touch already on the line to the open goal.',
      'Which way round? The side on which the guard is not.',
      'Keep your balance: short step after the touch, then shoot.',
    ],
    scoring: 'Goal with two touches: two points. With three: one. Closed goal: none.',
    question: 'What had changed between your two looks?',
    fault: 'Looking back after the touch instead of before it.',
    harder: ['The guard may move until the first touch.', 'Two guards for three goals.'],
    easier: ['Two goals only, ten metres apart.'],
  },
  de: {
    name: 'Ins offene Tor aufdrehen',
    aim: 'Das Bild im Rücken sammeln, bevor der Ball kommt, und direkt hineindrehen.',
    setup:
      '{l} × {w} m; rechts drei Minitore im Halbkreis. Ein Wächter in Gelb bewegt sich davor und schließt eins oder zwei. Links ein Zuspieler, in der Mitte ein Empfänger, der nächste neben dem Zuspieler.',
    steps: [
      'Der Wächter wandert frei, solange der Zuspieler wartet.',
      'Der Empfänger schaut sich zweimal um und zeigt mit der Hand: bereit.',
      'Mit dem Pass bleibt der Wächter stehen: aufdrehen und ins offene Tor.',
      'Ein Kontakt zum Drehen, einer zum Abschluss. Dann rückt jeder eins weiter.',
    ],
    points: [
      'Den Kopf drehen, nicht nur die Augen; der zweite Blick kostet nichts.',
      'Der erste Kontakt liegt schon auf der Linie zum offenen Tor.',
      'Wie herum? Über die Seite ohne Wächter.',
      'Gleichgewicht: kurzer Schritt nach dem Kontakt, dann schießen.',
    ],
    scoring: 'Tor mit zwei Kontakten: zwei Punkte. Mit drei: einer. Geschlossenes Tor: keiner.',
    question: 'Was hatte sich zwischen deinen zwei Blicken verändert?',
    fault: 'Erst nach dem Kontakt zurückschauen.',
    harder: ['Der Wächter läuft bis zum ersten Kontakt.', 'Zwei Wächter für drei Tore.'],
    easier: ['Nur zwei Tore, zehn Meter auseinander.'],
  },
  bg: {
    name: 'Обръщане към свободната врата',
    aim: 'Събираш картината зад гърба си преди топката и се обръщаш право в нея.',
    setup:
      '{l} × {w} м; вдясно три малки врати в полукръг. Пазач в жълто се движи пред тях и затваря една или две. Вляво е подаващ, в средата получаващ, следващият е до подаващия.',
    steps: [
      'Пазачът се мести свободно, докато подаващият чака.',
      'Получаващият поглежда два пъти назад и показва с ръка, че е готов.',
      'С паса пазачът спира: обръщане и гол във вратата, която е свободна.',
      'Едно докосване за обръщане, едно за удар. После местата се сменят.',
    ],
    points: [
      'Завърти главата, не само очите; вторият поглед е безплатен.',
      'Първото докосване вече е на линията към свободната врата.',
      'Накъде? През страната, където няма пазач.',
      'Равновесие: къса крачка след докосването, после удар.',
    ],
    scoring: 'Гол с две докосвания: две точки. С три: една. Затворена врата: нула.',
    question: 'Какво се беше променило между двата погледа?',
    fault: 'Поглед назад след докосването, а не преди него.',
    harder: ['Пазачът се движи до първото докосване.', 'Двама пазачи за три врати.'],
    easier: ['Само две врати на десет метра една от друга.'],
  },
}

export const betweenWords: TaskWords = {
  en: {
    name: 'Turn between the lines',
    aim: 'Appear between two opponents, receive half-turned and play forward with the second touch.',
    setup:
      '{l} × {w} m in three parts marked with cones. Two green in the left part, one green and two amber in the middle part, one green target in the right part with a mini goal behind.',
    steps: [
      'The two on the left pass across until the middle player is free.',
      'Middle player: receive on the half turn, second touch to the target.',
      'The target sets it into the run of the middle player, who finishes.',
      'Amber wins it: shot over the left end line. After six balls roles rotate.',
    ],
    points: [
      'Stand in the gap so that one pass beats two opponents.',
      'Move away from the ball first, then back into the light.',
      'Hips at ninety degrees, back foot ready.',
      'Cannot turn? First-time set to the other builder and go again.',
    ],
    scoring: 'Turn and pass to the target: one point. Goal: three. Amber over the line: two.',
    question: 'Who had to decide when you stood between them?',
    fault: 'Coming so short that both opponents see you.',
    harder: ['One amber may step into the left part.'],
    easier: ['One amber player in the middle part.'],
  },
  de: {
    name: 'Zwischen den Linien aufdrehen',
    aim: 'Zwischen zwei Gegnern auftauchen, halb offen annehmen und mit dem zweiten Kontakt nach vorn.',
    setup:
      '{l} × {w} m, mit Hütchen in drei Teile geteilt. Zwei Grüne links, ein Grüner und zwei Gelbe in der Mitte, ein grüner Zielspieler rechts, dahinter ein Minitor.',
    steps: [
      'Die zwei links passen quer, bis der Mittelspieler frei ist.',
      'Er nimmt halb gedreht an und passt mit dem zweiten Kontakt in die Spitze.',
      'Der Zielspieler legt in den Lauf ab, der Mittelspieler schließt ab.',
      'Gelb erobert: Schuss über die linke Linie. Nach sechs Bällen rückt jeder weiter.',
    ],
    points: [
      'So in der Lücke stehen, dass ein Pass zwei Gegner überspielt.',
      'Erst vom Ball weg, dann zurück ins Licht.',
      'Hüfte im rechten Winkel, hinterer Fuß bereit.',
      'Keine Drehung möglich? Direkt zum anderen Aufbauspieler, neuer Versuch.',
    ],
    scoring: 'Aufgedreht und durchgepasst: ein Punkt. Tor: drei. Gelb über die Linie: zwei.',
    question: 'Wer musste sich entscheiden, als du dazwischen standest?',
    fault: 'So weit entgegenkommen, dass beide Gegner dich sehen.',
    harder: ['Ein Gelber darf in den linken Teil.'],
    easier: ['Nur ein Gelber in der Mitte.'],
  },
  bg: {
    name: 'Обръщане между линиите',
    aim: 'Появяваш се между двама, поемаш полуобърнат и с второто докосване играеш напред.',
    setup:
      '{l} × {w} м, разделено с конуси на три. Двама зелени вляво, един зелен и двама жълти в средата, един зелен целеви вдясно с малка врата зад него.',
    steps: [
      'Двамата вляво си подават напречно, докато средният се освободи.',
      'Той поема полуобърнат и с второто докосване играе към целевия.',
      'Целевият сваля в движение, средният завършва.',
      'Жълтите отнемат: удар през лявата линия. След шест топки местата се сменят.',
    ],
    points: [
      'Застани в процепа, за да подмине един пас двама противници.',
      'Първо се отдалечи от топката, после излез на светло.',
      'Тазът е на деветдесет градуса, задният крак е готов.',
      'Няма обръщане? От първа към другия изграждащ и отново.',
    ],
    scoring: 'Обръщане и пас към целевия: точка. Гол: три. Жълтите през линията: две.',
    question: 'Кой трябваше да решава, когато ти беше между тях?',
    fault: 'Толкова близо до топката, че и двамата те виждат.',
    harder: ['Един жълт може да влезе в лявата част.'],
    easier: ['Само един жълт в средата.'],
  },
}
