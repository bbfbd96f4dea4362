/** The further tasks of the first-touch race: what ball comes and where it may go. */
import type { PassingTask } from '../kit'

export const harderRaceTasks: readonly PassingTask[] = [
  {
    key: 'dropping-ball',
    harder: 1,
    from: 9,
    name: ['the dropping ball', 'der fallende Ball', 'падащата топка'],
    aim: [
      'Bring a ball from the air under control in the direction of the run.',
      'Einen Ball aus der Luft in Laufrichtung verarbeiten.',
      'Овладяване на падаща топка в посоката на бягане.',
    ],
    rule: [
      'The server throws the ball underarm so that it drops in front of the attacker: foot, thigh or chest, no head. The attacker chooses the side with the first touch; the defender starts when the ball is touched. Over a side line counts.',
      'Der Anspieler wirft von unten, der Ball fällt vor dem Angreifer: Fuß, Oberschenkel oder Brust, kein Kopf. Mit dem ersten Kontakt wählt er die Seite; dann startet der Verteidiger. Es zählt über die Seitenlinie.',
      'Подаващият хвърля отдолу, топката пада пред нападателя: крак, бедро или гърди, без глава. С първото докосване той избира страна; тогава тръгва защитникът. Важи преминаване на линията.',
    ],
    points: [
      [
        'Get behind the ball early; small steps until it drops.',
        'Früh hinter den Ball; kleine Schritte, bis er fällt.',
        'Застани рано зад топката; малки крачки, докато падне.',
      ],
      [
        'Cushion and turn in one movement, foot drawn back.',
        'Dämpfen und Mitnehmen in einer Bewegung, Fuß zieht zurück.',
        'Омекоти и насочи в едно движение.',
      ],
    ],
    more: [
      [
        'The server plays a volley instead of throwing.',
        'Der Anspieler spielt den Ball volley statt zu werfen.',
        'Подаващият играе от воле вместо хвърляне.',
      ],
    ],
    easier: [
      'The ball may bounce once.',
      'Der Ball darf einmal aufspringen.',
      'Топката може да тупне веднъж.',
    ],
    scoring: [
      'Line crossed: one point; with thigh or chest as first touch: two.',
      'Linie überdribbelt: ein Punkt; erster Kontakt mit Oberschenkel oder Brust: zwei.',
      'Премината линия – точка; първо докосване с бедро или гърди – две.',
    ],
    question: [
      'Which surface did you choose, and when did you decide?',
      'Welche Fläche hast du gewählt, und wann?',
      'Коя част избра и кога реши?',
    ],
    fault: [
      'Waiting flat-footed: the ball jumps away.',
      'Mit flachen Füßen warten: Der Ball springt weg.',
      'Чакане на цяло стъпало: топката отскача.',
    ],
  },
  {
    key: 'set-first',
    harder: 2,
    from: 9,
    name: ['set back, then away', 'klatschen, dann weg', 'връщане, после бягство'],
    aim: [
      'After a set-back lose the opponent and receive again in the free space.',
      'Nach dem Klatschball den Gegner lösen und frei erneut annehmen.',
      'След връщане – отскубване и ново поемане на свободно.',
    ],
    rule: [
      'The attacker sets the first ball back to the server and runs off to the left or right; the defender, now active, follows. The server plays into the run, the first touch has to lead over the line. If the run is closed, set back again once.',
      'Den ersten Ball lässt der Angreifer zum Anspieler klatschen und läuft nach links oder rechts weg; der Verteidiger folgt voll. Der Anspieler spielt in den Lauf, der erste Kontakt führt Richtung Linie. Ist der Lauf zu, darf er einmal noch klatschen.',
      'Нападателят връща първата топка на подаващия и тръгва наляво или надясно; защитникът го следва активно. Подаващият играе в движение, първото докосване води към линията. При затворен път може още едно връщане.',
    ],
    points: [
      [
        'Pass and change pace in one step.',
        'Pass und Tempowechsel in einem Schritt.',
        'Пас и смяна на темпото в една крачка.',
      ],
      [
        'Run away from the ball with the eyes back on it.',
        'Weglaufen, aber mit dem Blick zum Ball.',
        'Тичай навън, но с поглед към топката.',
      ],
    ],
    more: [
      ['Only the first run counts.', 'Nur der erste Lauf zählt.', 'Брои се само първото бягане.'],
    ],
    easier: [
      'The defender has to touch the server’s cone first.',
      'Der Verteidiger muss zuerst das Hütchen des Anspielers berühren.',
      'Защитникът първо докосва конуса на подаващия.',
    ],
    scoring: [
      'Line crossed two points; a ball kept for five seconds one.',
      'Linie überdribbelt zwei Punkte; fünf Sekunden behauptet einer.',
      'Премината линия – две точки; задържана пет секунди – една.',
    ],
    question: [
      'What made the defender lose sight of you or the ball?',
      'Wodurch hat der Verteidiger dich oder den Ball verloren?',
      'Какво накара защитника да изгуби теб или топката?',
    ],
    fault: [
      'The run starts at the same speed as before.',
      'Der Lauf beginnt im selben Tempo wie vorher.',
      'Бягането започва със същото темпо.',
    ],
  },
]
