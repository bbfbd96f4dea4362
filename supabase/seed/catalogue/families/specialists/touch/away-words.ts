/** First touch away from pressure: seeing it, inviting it, leaving it behind. */
import type { TaskWords } from '../kit'

export const sideWords: TaskWords = {
  en: {
    name: 'Touch away from the presser',
    aim: 'See from which side the pressure comes and take the first touch to the other.',
    setup:
      '{l} × {w} m; a gate of cones in the middle of the top and of the bottom side. A server (blue) left, a receiver in the centre, a defender at the right end who may start from either corner; one more pair behind.',
    steps: [
      'The defender picks a corner while the ball is still with the server.',
      'The receiver looks over the shoulder and comes towards the ball.',
      'The pass starts the defender: first touch to the free side, out by that gate.',
      'Defender wins it: they dribble out themselves. Then the other pair.',
      'Swap jobs after each turn; a new server after six.',
    ],
    points: [
      'Look when the server prepares, look again while the ball rolls.',
      'Touch with the foot farther from the defender.',
      'Two metres long: out of reach, but still yours.',
      'Put your body across the defender’s way on step two.',
    ],
    scoring: 'Out by the free gate: two points. Out by the other one: one. Defender out: one.',
    question: 'What did you see at the last look?',
    fault: 'Stopping the ball under the sole and only then looking.',
    harder: ['The defender may change corners during the pass.'],
    easier: ['The defender walks until the first touch.'],
  },
  de: {
    name: 'Erster Kontakt weg vom Gegner',
    aim: 'Erkennen, von welcher Seite der Druck kommt, und den Ball zur anderen mitnehmen.',
    setup:
      '{l} × {w} m; oben und unten in der Mitte je ein Hütchentor. Links ein Zuspieler (blau), in der Mitte der Empfänger, rechts ein Verteidiger, der aus beiden Ecken starten darf; ein Paar dahinter.',
    steps: [
      'Der Verteidiger wählt eine Ecke, solange der Zuspieler den Ball hat.',
      'Der Empfänger schaut über die Schulter und kommt dem Ball entgegen.',
      'Mit dem Pass startet der Verteidiger: mitnehmen zur freien Seite, hinaus.',
      'Gewinnt der Verteidiger, dribbelt er hinaus. Dann das andere Paar.',
      'Nach jedem Mal Rollentausch, nach sechs Pässen ein neuer Zuspieler.',
    ],
    points: [
      'Schauen, wenn der Zuspieler vorbereitet, und noch einmal, wenn der Ball rollt.',
      'Mit dem gegnerfernen Fuß mitnehmen.',
      'Zwei Meter lang: außer Reichweite und doch deiner.',
      'Im zweiten Schritt den Laufweg des Gegners kreuzen.',
    ],
    scoring: 'Freies Tor: zwei Punkte. Anderes Tor: einer. Verteidiger hinaus: einer.',
    question: 'Was hast du beim letzten Blick gesehen?',
    fault: 'Den Ball unter der Sohle stoppen und erst dann schauen.',
    harder: ['Der Verteidiger darf während des Passes die Ecke wechseln.'],
    easier: ['Bis zum ersten Kontakt geht der Verteidiger nur.'],
  },
  bg: {
    name: 'Първо докосване далеч от натиска',
    aim: 'Виждаш откъде идва натискът и насочваш топката към другата страна.',
    setup:
      '{l} × {w} м; в средата на горната и на долната страна има по една вратичка. Вляво е подаващ (син), в центъра получаващ, вдясно защитник, който може да тръгне от двата ъгъла; отзад още една двойка.',
    steps: [
      'Защитникът избира ъгъл, докато топката е още у подаващия.',
      'Получаващият поглежда през рамо и тръгва към топката.',
      'С паса тръгва защитникът: насочи към свободната страна и излез.',
      'Отнеме ли защитникът, той излиза с дрибъл. После другата двойка.',
      'След всеки опит ролите се сменят, след шест паса има нов подаващ.',
    ],
    points: [
      'Гледай, когато подаващият се готви, и пак, докато топката се търкаля.',
      'Докосвай с крака, далечен от защитника.',
      'Два метра: вън от обсега му, но още твоя.',
      'С втората крачка пресечи пътя му.',
    ],
    scoring: 'През свободната вратичка: две точки. През другата: една. Защитник навън: една.',
    question: 'Какво видя при последния поглед?',
    fault: 'Спиране под подметката и чак тогава оглеждане.',
    harder: ['Защитникът може да смени ъгъла по време на паса.'],
    easier: ['До първото докосване защитникът само върви.'],
  },
}

export const disguiseWords: TaskWords = {
  en: {
    name: 'Show one way, take it the other',
    aim: 'Send a tight defender the wrong way before the ball arrives.',
    setup:
      '{l} × {w} m, a mini goal in each right corner. A server left; receiver and defender in the middle, the defender an arm’s length behind. A second trio works when they rest.',
    steps: [
      'The receiver steps or leans clearly towards one of the goals.',
      'The server plays firm; at the last moment the body opens to the other side.',
      'First touch behind the defender’s foot, then finish within two touches more.',
      'The defender may not move before the ball is on its way.',
      'Trios alternate; inside a trio all jobs move on by one.',
    ],
    points: [
      'Sell it with hips and eyes, not with the arms.',
      'Ball across the standing foot with the inside or outside.',
      'Late is good: decide when the ball is a step away.',
      'Accelerate out of the touch, the feint is only half of it.',
    ],
    scoring: 'A goal counts one, and three when the defender went the wrong way.',
    question: 'Which part of your body did the defender believe?',
    fault: 'Feinting so early that the defender can come back.',
    harder: ['The defender may press from the first touch of the server.'],
    easier: ['The defender holds hands behind the back and only shadows.'],
  },
  de: {
    name: 'Hin zeigen, weg mitnehmen',
    aim: 'Den engen Gegner in die falsche Richtung schicken, bevor der Ball da ist.',
    setup:
      '{l} × {w} m, in jeder rechten Ecke ein Minitor. Links ein Zuspieler; in der Mitte Empfänger und Verteidiger, dieser auf Armlänge dahinter. Ein zweites Trio spielt in der Pause der Ersten.',
    steps: [
      'Der Empfänger geht oder neigt sich deutlich zu einem der Tore.',
      'Der Pass kommt scharf; im letzten Moment öffnet der Körper zur anderen Seite.',
      'Mitnahme hinter den Fuß des Gegners, mit zwei Kontakten abschließen.',
      'Der Verteidiger darf erst los, wenn der Ball unterwegs ist.',
      'Die Trios wechseln sich ab; im Trio rücken alle eine Aufgabe weiter.',
    ],
    points: [
      'Mit Hüfte und Augen täuschen, nicht mit den Armen.',
      'Ball am Standbein vorbei, innen oder außen.',
      'Spät ist gut: entscheiden, wenn der Ball einen Schritt weg ist.',
      'Aus dem Kontakt beschleunigen, die Täuschung ist nur die Hälfte.',
    ],
    scoring: 'Ein Tor zählt eins, und drei, wenn der Verteidiger falsch unterwegs war.',
    question: 'Welchem Körperteil hat der Verteidiger geglaubt?',
    fault: 'So früh täuschen, dass der Gegner zurückkommt.',
    harder: ['Der Verteidiger darf ab dem ersten Kontakt des Zuspielers drücken.'],
    easier: ['Der Verteidiger verschränkt die Hände auf dem Rücken und begleitet nur.'],
  },
  bg: {
    name: 'Покажи натам, тръгни натук',
    aim: 'Пращаш плътния защитник в грешна посока още преди топката да дойде.',
    setup:
      '{l} × {w} м, във всеки десен ъгъл има малка врата. Вляво е подаващ; в средата получаващ и защитник, който е на ръка зад него. Втора тройка играе, докато първите почиват.',
    steps: [
      'Получаващият ясно стъпва или се накланя към едната врата.',
      'Пасът е силен; в последния миг тялото се отваря към другата страна.',
      'Първо докосване зад крака на защитника и завършек до две докосвания.',
      'Защитникът тръгва едва когато топката пътува.',
      'Тройките се редуват; в тройката местата се сменят с една задача.',
    ],
    points: [
      'Заблуждавай с таз и поглед, не с ръце.',
      'Топката минава край опорния крак с вътрешната или външната страна.',
      'Късно е добре: решавай, когато топката е на крачка.',
      'Ускори след докосването, финтът е само половината.',
    ],
    scoring: 'Голът носи точка, а три, когато защитникът е тръгнал грешно.',
    question: 'На коя част от тялото ти повярва защитникът?',
    fault: 'Толкова ранен финт, че защитникът се връща.',
    harder: ['Защитникът може да притиска от първото докосване на подаващия.'],
    easier: ['Защитникът е с ръце зад гърба и само придружава.'],
  },
}

export const escapeWords: TaskWords = {
  en: {
    name: 'Out of the hot square',
    aim: 'Receive inside a crowded square and leave it with the first touch.',
    setup:
      '{l} × {w} m with a square of {box} × {box} m in the middle. Three attackers outside on three sides, one inside the square with two defenders; a ball outside.',
    steps: [
      'The outside players pass among themselves and look for the inside player.',
      'Inside player: receive and leave the square with the first touch.',
      'The nearest outside player runs in and is the next inside.',
      'Defenders stay in the square; ball won or out: the two who lost it defend.',
    ],
    points: [
      'Keep moving inside: a still player is a marked player.',
      'First touch into the biggest gap, not back where it came from.',
      'Weight: over the line of the square, no farther.',
      'Outside: pass to the foot away from the defender.',
    ],
    scoring:
      'In and out with one touch: two points. With more touches: one. Ball won: one for the defenders.',
    question: 'How did you find the gap before the ball came?',
    fault: 'Receiving flat-footed in the middle of the square.',
    harder: ['The pass in must be answered within two seconds.'],
    easier: ['Only one defender in the square.'],
  },
  de: {
    name: 'Raus aus dem heißen Viereck',
    aim: 'Im engen Viereck annehmen und es mit dem ersten Kontakt verlassen.',
    setup:
      '{l} × {w} m, in der Mitte ein Viereck von {box} × {box} m. Drei Angreifer außen auf drei Seiten, einer innen mit zwei Verteidigern; ein Ball außen.',
    steps: [
      'Außen wird gepasst und der Innenspieler gesucht.',
      'Innen: annehmen und mit dem ersten Kontakt hinaus.',
      'Der nächste Außenspieler läuft hinein und ist der neue Innenspieler.',
      'Verteidiger bleiben innen; nach Ballverlust tauschen sie mit dem Fehlpass-Duo.',
    ],
    points: [
      'Innen immer in Bewegung: Wer steht, ist gedeckt.',
      'Erster Kontakt in die größte Lücke, nicht dorthin zurück.',
      'Dosierung: über die Linie, nicht weiter.',
      'Außen: auf den gegnerfernen Fuß passen.',
    ],
    scoring:
      'Hinein und mit einem Kontakt hinaus: zwei Punkte. Mit mehr: einer. Ballgewinn: einer.',
    question: 'Wie hast du die Lücke gefunden, bevor der Ball da war?',
    fault: 'Auf den Fersen mitten im Viereck annehmen.',
    harder: ['Zwei Sekunden zwischen Zuspiel und Hinausspielen.'],
    easier: ['Nur ein Verteidiger im Viereck.'],
  },
  bg: {
    name: 'Вън от горещия квадрат',
    aim: 'Получаваш в тесен квадрат и го напускаш с първото докосване.',
    setup:
      '{l} × {w} м, в средата има квадрат {box} × {box} м. Трима нападатели са отвън на три страни, един е вътре с двама защитници; една топка отвън.',
    steps: [
      'Външните си подават и търсят вътрешния играч.',
      'Вътрешният получава и с първото докосване напуска квадрата.',
      'Най-близкият външен влиза и става новият вътрешен.',
      'Защитниците остават вътре; при загуба се сменят с двамата, сгрешили паса.',
    ],
    points: [
      'Вътре се движи: който стои, е покрит.',
      'Първо докосване в най-големия процеп, не обратно.',
      'Сила: през линията, но не по-далеч.',
      'Отвън: подавай в далечния от защитника крак.',
    ],
    scoring: 'Вътре и с едно докосване вън: две точки. С повече: една. Отнемане: една за защитата.',
    question: 'Как намери процепа, преди топката да дойде?',
    fault: 'Получаване на пети в средата на квадрата.',
    harder: ['Между паса и излизането има две секунди.'],
    easier: ['Само един защитник в квадрата.'],
  },
}
