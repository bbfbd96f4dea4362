/** The keeper starts the attack: by hand, along the ground, over the first line. */
import type { TaskWords } from '../kit'

export const handWords: TaskWords = {
  en: {
    name: 'Quick hands, quick start',
    aim: 'Start an attack by hand in the first seconds after a catch, to the player with time.',
    setup:
      '{l} × {w} m, a {goal} and a keeper at the right end. Two team-mates wide, one opponent between them and one in front of the keeper; the coach with six balls near the left end. Three small gates on the left line.',
    steps: [
      'The coach plays the ball into the keeper’s hands.',
      'Look left, look right, then roll, sling or throw to the free one.',
      'The opponents may move only when the ball leaves the keeper’s hand.',
      'The receiver has the first touch forwards and dribbles through a gate.',
      'Opponents winning the ball shoot at once. Rotate outfielders after six balls.',
    ],
    points: [
      'Roll for ten metres, sling for twenty, throw overarm for more.',
      'Ball in front of the receiver, so that the first touch goes forwards.',
      'Step towards the target, low follow-through: it must not bounce at the knee.',
      'If nobody is free: keep it, wave them up, start again.',
    ],
    scoring: 'Gate within six seconds: two points. Later: one. Goal for the opponents: two.',
    question: 'Which throw reached the receiver so that nothing had to be stopped?',
    fault: 'Deciding on a side before the catch.',
    harder: ['Opponents may start with the catch.'],
    easier: ['Only one opponent.'],
  },
  de: {
    name: 'Schnelle Hände, schneller Start',
    aim: 'In den ersten Sekunden nach dem Fangen mit der Hand zu dem eröffnen, der Zeit hat.',
    setup:
      '{l} × {w} m, rechts ein {goal} mit Torwart. Zwei Mitspieler außen, ein Gegner dazwischen und einer vor dem Torwart; der Trainer mit sechs Bällen nahe dem linken Ende. Auf der linken Linie drei Hütchentore.',
    steps: [
      'Der Trainer spielt dem Torwart den Ball in die Hände.',
      'Links schauen, rechts schauen, dann zum Freien rollen, schleudern oder werfen.',
      'Die Gegner dürfen erst los, wenn der Ball die Hand verlässt.',
      'Der Empfänger nimmt nach vorn mit und dribbelt durch ein Hütchentor.',
      'Gewinnen die Gegner, schießen sie sofort. Feldspielerwechsel nach sechs Bällen.',
    ],
    points: [
      'Rollen für zehn Meter, schleudern für zwanzig, Schlagwurf für mehr.',
      'Vor den Mitspieler, damit sein erster Kontakt nach vorn geht.',
      'Schritt zum Ziel, tief durchschwingen: Der Ball darf nicht am Knie springen.',
      'Keiner frei? Festhalten, alle vorschicken, neu beginnen.',
    ],
    scoring: 'In sechs Sekunden durchs Tor: zwei Punkte. Später: einer. Tor der Gegner: zwei.',
    question: 'Welcher Abwurf kam so an, dass niemand stoppen musste?',
    fault: 'Sich schon vor dem Fangen auf eine Seite festlegen.',
    harder: ['Die Gegner dürfen mit dem Fangen starten.'],
    easier: ['Nur ein Gegner.'],
  },
  bg: {
    name: 'Бързи ръце, бързо начало',
    aim: 'Още в първите секунди след хващането започваш с ръка към този, който има време.',
    setup:
      '{l} × {w} м, вдясно {goal} с вратар. Двама съотборници са встрани, един противник между тях и един пред вратаря; треньорът е с шест топки близо до левия край. На лявата линия има три вратички.',
    steps: [
      'Треньорът праща топката в ръцете на вратаря.',
      'Поглед наляво, поглед надясно и търкаляне или хвърляне към свободния.',
      'Противниците тръгват едва когато топката напусне ръката.',
      'Получилият насочва напред и минава с дрибъл през вратичка.',
      'Отнемат ли я, противниците стрелят веднага. Играчите се сменят след шест топки.',
    ],
    points: [
      'Търкаляне до десет метра, със замах до двайсет, над рамо за повече.',
      'Пред съотборника, за да е първото докосване напред.',
      'Крачка към целта и ниско движение: топката да не скача до коляното.',
      'Няма свободен? Задръж, прати ги напред, започни отново.',
    ],
    scoring: 'Вратичка до шест секунди: две точки. По-късно: една. Гол на противника: две.',
    question: 'Кое хвърляне стигна така, че нищо не трябваше да се спира?',
    fault: 'Избор на страна още преди хващането.',
    harder: ['Противниците тръгват с хващането.'],
    easier: ['Само един противник.'],
  },
}

export const shortWords: TaskWords = {
  en: {
    name: 'Goal kick to a free foot',
    aim: 'Play the goal kick short, draw the press and use the keeper as the third player.',
    setup:
      '{l} × {w} m, a {goal}. The keeper has the ball on the ground in front of goal, a centre-back on each side, a midfielder ahead; three opponents wait behind a line of markers {line} m from goal. Two gates on the left line.',
    steps: [
      'The keeper or a centre-back takes the kick; with the touch the opponents press.',
      'Centre-back under pressure: back to the keeper, who has moved across.',
      'Find the free one: the other centre-back, or the midfielder over the first line.',
      'Dribble or pass through a gate. Opponents shoot when they win the ball.',
      'After six kicks the opponents change with three others.',
    ],
    points: [
      'Before the kick: who presses whom? The one left over is the target.',
      'After each pass offer again at an angle, a long step to the side.',
      'Receive on the foot away from the presser.',
      'Short pass firm, chip soft: choose before the ball comes.',
    ],
    scoring:
      'Gate: one point. Gate after a return pass to the keeper: two. Goal of the pressers: two.',
    question: 'Which opponent had to choose between two of you?',
    fault: 'Centre-backs level with the keeper, so that every pass is square.',
    harder: ['Opponents may stand anywhere outside the area marked by the line.'],
    easier: ['Two opponents.', 'The first pass is free.'],
  },
  de: {
    name: 'Abstoß auf den freien Fuß',
    aim: 'Den Abstoß kurz spielen, das Pressing locken und den Torwart als dritten Mann nutzen.',
    setup:
      '{l} × {w} m, ein {goal}. Der Torwart hat den Ball am Boden vor dem Tor, auf jeder Seite ein Innenverteidiger, davor ein Mittelfeldspieler; drei Gegner warten hinter einer Markierungslinie {line} m vor dem Tor. Links zwei Hütchentore.',
    steps: [
      'Torwart oder Innenverteidiger stößt ab; mit der Berührung läuft der Gegner an.',
      'Innenverteidiger unter Druck: zurück zum Torwart, der mitgegangen ist.',
      'Den Freien finden: den anderen Innenverteidiger oder das Mittelfeld.',
      'Durch ein Hütchentor dribbeln oder passen. Gegner schießen nach Ballgewinn.',
      'Nach sechs Abstößen wechseln drei andere Gegner ein.',
    ],
    points: [
      'Vor dem Abstoß: Wer läuft wen an? Wer übrig bleibt, ist das Ziel.',
      'Nach jedem Pass neu anbieten, mit einem langen Schritt zur Seite.',
      'Auf dem gegnerfernen Fuß annehmen.',
      'Kurz ist scharf, gelupft ist weich: vorher entscheiden.',
    ],
    scoring: 'Hütchentor: ein Punkt. Nach Rückpass zum Torwart: zwei. Tor der Gegner: zwei.',
    question: 'Welcher Gegner musste sich zwischen zweien von euch entscheiden?',
    fault: 'Innenverteidiger auf Höhe des Torwarts: Jeder Pass wird quer.',
    harder: ['Die Gegner dürfen überall außerhalb der Linie stehen.'],
    easier: ['Zwei Gegner.', 'Der erste Pass ist frei.'],
  },
  bg: {
    name: 'Изнасяне от вратата към свободния',
    aim: 'Започвате късо, примамвате пресата и вратарят е третият играч.',
    setup:
      '{l} × {w} м, {goal}. Вратарят е с топка на земята пред вратата, от двете страни има по един централен защитник, напред халф; трима противници чакат зад линия от маркери на {line} м от вратата. Вляво две вратички.',
    steps: [
      'Започва вратарят или централен защитник; с докосването противникът пресира.',
      'Централният е под натиск: назад към вратаря, който се е преместил.',
      'Намери свободния: другия централен или халфа над първата линия.',
      'Дрибъл или пас през вратичка. Противниците стрелят при отнемане.',
      'След шест начала противниците се сменят.',
    ],
    points: [
      'Преди началото: кой кого притиска? Останалият е целта.',
      'След всеки пас се предложи отново с дълга крачка встрани.',
      'Поеми с далечния от противника крак.',
      'Късият пас е силен, прехвърлянето меко: реши отрано.',
    ],
    scoring: 'Вратичка: точка. След връщане към вратаря: две. Гол на пресиращите: две.',
    question: 'Кой противник трябваше да избира между двама от вас?',
    fault: 'Централните са на една линия с вратаря и всеки пас е напречен.',
    harder: ['Противниците стоят където искат извън линията.'],
    easier: ['Двама противници.', 'Първият пас е свободен.'],
  },
}

export const overLineWords: TaskWords = {
  en: {
    name: 'Chip over the first line',
    aim: 'Recognise when the press has come too close and clip the ball to a player behind it.',
    setup:
      '{l} × {w} m, a {goal}. The keeper starts with a team-mate on either side; three pressers in front. Behind the pressers two midfielders near the side lines and a mini goal on each side of the left end.',
    steps: [
      'The three in green pass among themselves until the press comes.',
      'Pressers still far: keep the ball. Pressers close: chip to a midfielder.',
      'That one takes it down and goes for the mini goal on that side.',
      'Pressers turn and chase; whoever wins it may shoot at the large goal.',
      'After each attack a new start; change pressers after eight.',
    ],
    points: [
      'Picture first: is the space behind them bigger than in front?',
      'Standing foot beside the ball, lean back a little, short stab underneath.',
      'Aim past the midfielder on the side away from the marker.',
      'After the kick move back to the middle of the goal.',
    ],
    scoring: 'Chip that is controlled: one point. Goal from it: two. Pressers’ goal: two.',
    question: 'What was the last thing you saw before you chipped?',
    fault: 'Hitting it long as soon as one presser moves.',
    harder: ['The midfielders are marked by one defender.'],
    easier: ['The keeper may pick it up and volley it out.'],
  },
  de: {
    name: 'Über die erste Linie lupfen',
    aim: 'Erkennen, wann das Pressing zu nah ist, und den Ball dahinter zum Mitspieler heben.',
    setup:
      '{l} × {w} m, ein {goal}. Der Torwart beginnt mit je einem Mitspieler links und rechts, davor drei Gegner. Hinter den Gegnern zwei Mittelfeldspieler nahe den Seitenlinien, auf der linken Linie zwei Minitore.',
    steps: [
      'Die drei Grünen passen sich zu, bis das Pressing kommt.',
      'Gegner noch fern: Ball halten. Gegner nah: zum Mittelfeldspieler lupfen.',
      'Dieser nimmt herunter und geht auf das Minitor seiner Seite.',
      'Die Gegner drehen und jagen; nach Ballgewinn gilt das große Tor.',
      'Nach jedem Angriff neu beginnen; nach acht wechseln die Gegner.',
    ],
    points: [
      'Erst das Bild: Ist hinter ihnen mehr Platz als davor?',
      'Standbein neben den Ball, leichte Rücklage, kurz darunterstechen.',
      'Am Mittelfeldspieler vorbei, auf der gegnerfernen Seite.',
      'Nach dem Ball zurück zur Tormitte.',
    ],
    scoring: 'Kontrolliert angekommen: ein Punkt. Tor daraus: zwei. Tor der Gegner: zwei.',
    question: 'Was hast du als Letztes gesehen, bevor du gelupft hast?',
    fault: 'Lang schlagen, sobald sich ein Gegner bewegt.',
    harder: ['Ein Verteidiger deckt die zwei Mittelfeldspieler.'],
    easier: ['Der Torwart darf den Ball aufnehmen und aus der Hand spielen.'],
  },
  bg: {
    name: 'Прехвърляне над първата линия',
    aim: 'Разпознаваш кога пресата е твърде близо и вдигаш топката към съотборник зад нея.',
    setup:
      '{l} × {w} м, {goal}. Вратарят започва със съотборник от двете страни, пред тях трима пресиращи. Зад пресиращите са двама халфове до страничните линии, на лявата линия има две малки врати.',
    steps: [
      'Тримата зелени си подават, докато пресата дойде.',
      'Противникът е още далеч: задръжте. Близо е: прехвърли към халф.',
      'Халфът сваля топката и атакува малката врата от своята страна.',
      'Пресиращите се връщат; при отнемане стрелят в голямата врата.',
      'След всяка атака ново начало; пресиращите се сменят след осем.',
    ],
    points: [
      'Първо картината: зад тях ли има повече място?',
      'Опорният крак е до топката, лек наклон назад, къс удар отдолу.',
      'Покрай халфа, от страната без противник.',
      'След удара се върни към средата на вратата.',
    ],
    scoring: 'Овладяно прехвърляне: точка. Гол от него: две. Гол на пресиращите: две.',
    question: 'Кое беше последното, което видя, преди да прехвърлиш?',
    fault: 'Дълга топка, щом мръдне един противник.',
    harder: ['Един защитник пази двамата халфове.'],
    easier: ['Вратарят може да хване топката и да играе от ръце.'],
  },
}
