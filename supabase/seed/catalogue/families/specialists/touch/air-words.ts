/** First touch out of the air: taking it down, taking it on, over a line, under pressure. */
import type { TaskWords } from '../kit'

export const cushionWords: TaskWords = {
  en: {
    name: 'Take it down and go',
    aim: 'Choose the right surface for a dropping ball and bring it down in the direction you want to go.',
    setup:
      '{l} × {w} m. Two throwers (blue) with balls on the left; in front of each, {far} m away, a receiver with a defender two metres behind. A mini goal for each pair at the right end.',
    steps: [
      'The thrower calls thigh, chest or foot and throws underarm in an arc.',
      'The receiver moves under the ball and cushions it to one side.',
      'On the first contact the defender comes; second touch past, then finish.',
      'Ball won: the defender plays it back to the thrower.',
      'Three balls, then thrower, receiver and defender move on by one.',
    ],
    points: [
      'Get there early, then wait on balanced feet.',
      'Give with the surface at contact, as if the ball were an egg.',
      'Turn the surface outwards: down and away in one touch.',
      'Arms out to feel where the defender is.',
    ],
    scoring: 'Ball dead inside a step and away from the defender: one point. Goal: one more.',
    question: 'Which surface gave you the best second touch?',
    fault: 'Stiff knee or chest: the ball jumps to the defender.',
    harder: ['The thrower does not call.', 'The ball is chipped with the foot.'],
    easier: ['Let it bounce once.', 'The defender only walks.'],
  },
  de: {
    name: 'Herunternehmen und los',
    aim: 'Für den fallenden Ball die passende Fläche wählen und ihn gleich in die gewünschte Richtung nehmen.',
    setup:
      '{l} × {w} m. Links zwei Werfer (blau) mit Bällen; vor jedem in {far} m ein Empfänger, zwei Meter dahinter ein Verteidiger. Rechts für jedes Paar ein Minitor.',
    steps: [
      'Der Werfer ruft Oberschenkel, Brust oder Fuß und wirft im Bogen von unten.',
      'Der Empfänger geht unter den Ball und lässt ihn seitlich abtropfen.',
      'Mit dem ersten Kontakt kommt der Verteidiger; vorbei und abschließen.',
      'Ballgewinn: Der Verteidiger spielt zum Werfer zurück.',
      'Drei Bälle, dann rücken Werfer, Empfänger und Verteidiger weiter.',
    ],
    points: [
      'Früh da sein, dann im Gleichgewicht warten.',
      'Die Fläche gibt nach, als wäre der Ball ein Ei.',
      'Fläche nach außen drehen: herunter und weg in einem Kontakt.',
      'Arme weg vom Körper: fühlen, wo der Gegner ist.',
    ],
    scoring: 'Ball in einem Schritt ruhig und weg vom Gegner: ein Punkt. Tor: noch einer.',
    question: 'Welche Fläche gab dir den besten zweiten Kontakt?',
    fault: 'Steifes Knie, harte Brust: Der Ball springt zum Gegner.',
    harder: ['Der Werfer ruft nichts.', 'Der Ball wird mit dem Fuß gelupft.'],
    easier: ['Einmal aufspringen lassen.', 'Der Verteidiger geht nur.'],
  },
  bg: {
    name: 'Свали топката и тръгни',
    aim: 'Избираш с какво да овладееш падащата топка и я сваляш натам, накъдето искаш да тръгнеш.',
    setup:
      '{l} × {w} м. Вляво двама хвърлящи (сини) с топки; срещу всеки на {far} м има получаващ и защитник на два метра зад него. Вдясно за всяка двойка има малка врата.',
    steps: [
      'Хвърлящият казва бедро, гърди или крак и хвърля отдолу в дъга.',
      'Получаващият застава под топката и я омекотява встрани.',
      'С първото докосване идва защитникът; мини покрай него и завърши.',
      'Отнеме ли я, защитникът връща на хвърлящия.',
      'Три топки, после хвърлящ, получаващ и защитник се местят.',
    ],
    points: [
      'Бъди там рано, после чакай в равновесие.',
      'Отпусни при допира, сякаш топката е яйце.',
      'Завърти повърхността навън: долу и встрани с едно докосване.',
      'Ръцете встрани усещат къде е защитникът.',
    ],
    scoring: 'Овладяна на крачка и далеч от защитника: точка. Гол: още една.',
    question: 'С какво овладяване второто докосване беше най-добро?',
    fault: 'Твърдо коляно или гърди: топката отскача към защитника.',
    harder: ['Хвърлящият нищо не казва.', 'Топката се прехвърля с крак.'],
    easier: ['Топката тупва веднъж.', 'Защитникът само върви.'],
  },
}

export const netWords: TaskWords = {
  en: {
    name: 'Over the net, two touches',
    aim: 'Control a ball out of the air calmly and play on with a soft second touch.',
    setup:
      'A court of {l} × {w} m, a line of markers with a bench or low tape across the middle as the net. Two players on each side, one ball; a second court for more players.',
    steps: [
      'Serve from behind the back line with the foot, over the net.',
      'The ball may bounce once; each player has two touches in a row at most.',
      'Pass to your partner at least once before it goes back over.',
      'Point lost: ball dead, out, or into the net. The other pair serves.',
      'First to seven, winners move up a court.',
    ],
    points: [
      'Move the feet early, play the ball in front of the body.',
      'First touch up to head height, so that there is time.',
      'Call your ball.',
      'Ankle firm for the pass, loose for the control.',
    ],
    scoring:
      'A rally won: one point. A rally in which both partners touched it without a bounce: two.',
    question: 'What makes a first touch easy for your partner?',
    fault: 'Reaching for the ball with a long leg instead of walking to it.',
    harder: ['No bounce for whoever receives over the net.'],
    easier: ['Two bounces, and catching the first ball is allowed.'],
  },
  de: {
    name: 'Übers Netz mit zwei Kontakten',
    aim: 'Den Ball aus der Luft ruhig kontrollieren und mit weichem zweitem Kontakt weiterspielen.',
    setup:
      'Ein Feld von {l} × {w} m, in der Mitte eine Markierungslinie mit Bank oder niedrigem Band als Netz. Auf jeder Seite zwei Spieler, ein Ball; für mehr Spieler ein zweites Feld.',
    steps: [
      'Aufschlag mit dem Fuß hinter der Grundlinie übers Netz.',
      'Der Ball darf einmal aufspringen; höchstens zwei Kontakte je Spieler.',
      'Vor dem Rückspiel mindestens ein Pass zum Partner.',
      'Ball tot, im Aus oder im Netz: Punkt und Aufschlag für die anderen.',
      'Bis sieben; die Sieger steigen ein Feld auf.',
    ],
    points: [
      'Füße früh bewegen, den Ball vor dem Körper spielen.',
      'Erster Kontakt auf Kopfhöhe, das bringt Zeit.',
      'Deinen Ball ansagen.',
      'Fußgelenk fest beim Pass, locker bei der Annahme.',
    ],
    scoring: 'Ballwechsel gewonnen: ein Punkt. Beide ohne Aufspringen am Ball: zwei.',
    question: 'Was macht einen ersten Kontakt leicht für den Partner?',
    fault: 'Mit langem Bein angeln, statt hinzugehen.',
    harder: ['Die Annahme übers Netz ohne Aufspringen.'],
    easier: ['Zwei Mal aufspringen, der erste Ball darf gefangen werden.'],
  },
  bg: {
    name: 'Над мрежата с две докосвания',
    aim: 'Спокойно овладяваш топка от въздуха и с меко второ докосване играеш нататък.',
    setup:
      'Игрище {l} × {w} м, по средата линия от маркери с пейка или ниска лента за мрежа. От всяка страна двама играчи, една топка; при повече играчи има второ игрище.',
    steps: [
      'Начален удар с крак зад задната линия над мрежата.',
      'Топката може да тупне веднъж; най-много две докосвания на играч.',
      'Преди връщане над мрежата има поне един пас към партньора.',
      'Мъртва, аут или в мрежата: точка и начален удар за другите.',
      'Играе се до седем; победителите се качват на следващото игрище.',
    ],
    points: [
      'Движи краката рано, играй топката пред тялото.',
      'Първо докосване до височината на главата, за да има време.',
      'Обявявай своята топка.',
      'Глезенът е твърд при пас, мек при овладяване.',
    ],
    scoring: 'Спечелено разиграване: точка. И двамата без тупване: две.',
    question: 'Кое прави първото докосване лесно за партньора?',
    fault: 'Протягане на крак, вместо да отидеш до топката.',
    harder: ['Поемането над мрежата е без тупване.'],
    easier: ['Две тупвания, първата топка може да се хване.'],
  },
}

export const throwGameWords: TaskWords = {
  en: {
    name: 'Throw, control, play',
    aim: 'Bring thrown balls under control in a game while opponents close in.',
    setup:
      '{l} × {w} m with an end zone of 4 m on both short sides. Two teams of three; spare balls with the coach.',
    steps: [
      'The ball is passed on by hand, underarm; steps with the ball: three.',
      'The receiver must control it with foot, thigh or chest and catch it again.',
      'Dropped or touched by an opponent: the other team has it, no contact allowed.',
      'A control inside the far end zone, with the ball dead in a step, is a goal.',
    ],
    points: [
      'Run into space first: a good control starts with a good place.',
      'Show the surface early so that the thrower can aim.',
      'Take the pace off, keep the ball within an arm’s reach.',
      'Defenders: block the lane, not the person.',
    ],
    scoring: 'Goal with the thigh or chest: two points, with the foot: three.',
    question: 'Where do you look just before the ball reaches you?',
    fault: 'Throwing flat and hard so that nobody can cushion it.',
    harder: ['After the control the ball goes on by a volley pass instead of a throw.'],
    easier: ['The ball may bounce once before the control.'],
  },
  de: {
    name: 'Werfen, kontrollieren, weiterspielen',
    aim: 'Geworfene Bälle im Spiel kontrollieren, während Gegner näher kommen.',
    setup:
      '{l} × {w} m mit einer 4 m tiefen Endzone an beiden kurzen Seiten. Zwei Dreierteams; Ersatzbälle beim Trainer.',
    steps: [
      'Gespielt wird mit der Hand von unten; drei Schritte mit Ball.',
      'Der Empfänger kontrolliert mit Fuß, Schenkel oder Brust und fängt wieder.',
      'Fällt er herunter oder ist ein Gegner dran: Ballwechsel, ohne Körperkontakt.',
      'Kontrolle in der fernen Endzone, auf Schrittweite ruhig: Das ist ein Tor.',
    ],
    points: [
      'Erst freilaufen: Gute Kontrolle beginnt mit dem guten Platz.',
      'Fläche früh zeigen, damit der Werfer zielen kann.',
      'Tempo herausnehmen, der Ball bleibt in Reichweite.',
      'Verteidiger: den Passweg stören, nicht den Menschen.',
    ],
    scoring: 'Tor mit Schenkel oder Brust: zwei Punkte, mit dem Fuß: drei.',
    question: 'Wohin schaust du, kurz bevor der Ball da ist?',
    fault: 'Flach und hart werfen, sodass ihn niemand stoppen kann.',
    harder: ['Nach der Kontrolle geht es mit einem Volleypass statt mit Wurf weiter.'],
    easier: ['Vor der Kontrolle darf der Ball einmal aufspringen.'],
  },
  bg: {
    name: 'Хвърли, овладей, продължи',
    aim: 'Овладяваш хвърлени топки в игра, докато противниците приближават.',
    setup:
      '{l} × {w} м с крайна зона от 4 м на двете къси страни. Два отбора по трима; резервните топки са при треньора.',
    steps: [
      'Топката се подава с ръка отдолу; с нея се правят най-много три крачки.',
      'Получаващият я овладява с крак, бедро или гърди и пак я хваща.',
      'Падне ли или я докосне противник, топката е за другите; без контакт.',
      'Овладяване в далечната крайна зона на крачка от тялото е гол.',
    ],
    points: [
      'Първо се освободи: доброто овладяване започва с добро място.',
      'Покажи рано с какво ще поемеш, за да се прицелят.',
      'Омекоти удара, топката остава на ръка разстояние.',
      'Защитници: пречете на пътя, не на човека.',
    ],
    scoring: 'Гол с бедро или гърди: две точки, с крак: три.',
    question: 'Къде гледаш точно преди топката да стигне до теб?',
    fault: 'Ниско и силно хвърляне, което никой не може да спре.',
    harder: ['След овладяване се продължава с пас от въздуха вместо с хвърляне.'],
    easier: ['Преди овладяването топката може да тупне веднъж.'],
  },
}
