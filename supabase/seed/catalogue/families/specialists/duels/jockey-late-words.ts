/** The defender who was passed, and the one who plays for time. */
import type { TaskWords } from '../kit'

export const recoverWords: TaskWords = {
  en: {
    name: 'Passed, but not beaten',
    aim: 'Turn on the shorter side, run to the goal line of the ball and get in front again.',
    setup:
      '{l} × {w} m with a mini goal at the right end. Attacker and defender meet at a cone a third of the way in; behind the start two more pairs.',
    steps: [
      'The attacker plays the ball past the defender on a free side and follows.',
      'The defender turns and runs, not after the ball but towards the goal.',
      'Level with the attacker: shoulder in, then steer away from goal.',
      'The duel lasts until goal, ball won or out; next pair, then change jobs.',
    ],
    points: [
      'Open step first, then three sprint steps before you look.',
      'Run the inside line: you defend the goal and only then the ball.',
      'From level, nudge with the shoulder, not with the hands.',
      'Ahead again: slow them down before you win it.',
    ],
    scoring:
      'Goal-side again: one point. Ball won afterwards: two more. Goal: two for the attacker.',
    question: 'What would have happened if you had run straight at the ball?',
    fault: 'Sticking a leg out from behind.',
    harder: ['The attacker gets a lead of two metres.'],
    easier: ['The attacker must stop the ball once on the way.'],
  },
  de: {
    name: 'Überspielt, aber nicht geschlagen',
    aim: 'Über die kürzere Seite drehen, zur Torseite des Balls laufen und wieder davor kommen.',
    setup:
      '{l} × {w} m mit einem Minitor am rechten Ende. Angreifer und Verteidiger treffen sich an einem Hütchen nach einem Drittel; hinter dem Start zwei weitere Paare.',
    steps: [
      'Der Angreifer legt den Ball auf einer Seite vorbei und läuft hinterher.',
      'Der Verteidiger dreht und läuft, nicht zum Ball, sondern Richtung Tor.',
      'Auf gleicher Höhe: Schulter hinein, dann vom Tor weglenken.',
      'Schluss bei Tor, Gewinn oder Aus; nächstes Paar, danach Rollentausch.',
    ],
    points: [
      'Erst der Ausfallschritt zur offenen Seite, dann drei Sprintschritte ohne Blick.',
      'Innenbahn laufen: erst das Tor verteidigen, dann den Ball.',
      'Auf gleicher Höhe mit der Schulter arbeiten, nicht mit den Händen.',
      'Wieder davor: erst bremsen, dann gewinnen.',
    ],
    scoring:
      'Wieder auf der Torseite: ein Punkt. Danach gewonnen: zwei dazu. Tor: zwei für den Angreifer.',
    question: 'Was wäre passiert, wenn du direkt zum Ball gelaufen wärst?',
    fault: 'Von hinten das Bein hineinstellen.',
    harder: ['Der Angreifer hat zwei Meter Vorsprung.'],
    easier: ['Der Angreifer muss den Ball unterwegs einmal stoppen.'],
  },
  bg: {
    name: 'Подминат, но не победен',
    aim: 'Завърташ се по късата страна, тичаш към вратата и пак заставаш пред топката.',
    setup:
      '{l} × {w} м с малка врата в десния край. Нападател и защитник се срещат до конус на една третина; зад старта има още две двойки.',
    steps: [
      'Нападателят избутва топката покрай защитника и тръгва след нея.',
      'Защитникът се завърта и тича, не към топката, а към вратата.',
      'Рамо до рамо: рамото вътре, после отклоняване от вратата.',
      'Край при гол, отнемане или аут; следващата двойка, после ролите се сменят.',
    ],
    points: [
      'Първо отворена крачка, после три спринтови без поглед.',
      'Тичай по вътрешната линия: първо пазиш вратата, после топката.',
      'Рамо до рамо работи с рамо, не с ръце.',
      'Пак си отпред: първо забави, после отнеми.',
    ],
    scoring: 'Отново откъм вратата: точка. Отнемане след това: още две. Гол: две за нападателя.',
    question: 'Какво щеше да стане, ако тичаше право към топката?',
    fault: 'Подлагане на крак отзад.',
    harder: ['Нападателят има два метра преднина.'],
    easier: ['Нападателят трябва веднъж да спре топката по пътя.'],
  },
}

export const clockWords: TaskWords = {
  en: {
    name: 'Play for time until help comes',
    aim: 'Delay an attack alone and use the moment when the partner arrives.',
    setup:
      '{l} × {w} m with two mini goals at the right end. Two attackers with the ball at the left, one defender in front of the goals, a helper on the end line behind the attackers; a second group of four rests.',
    steps: [
      'The attackers start; the defender falls back and blocks the pass inside.',
      'At the coach’s call, after {wait} seconds, the helper may run.',
      'From now on it is 2v2: press the ball together, at once.',
      'Ten seconds in all; then the second group, and roles move on by one.',
    ],
    points: [
      'Stand between the two, a little nearer to the one without the ball.',
      'Half attacks: a step forward, then two back.',
      'Let them have the side line, keep the goals.',
      'Helper: run to the ball’s blind side and shout your name.',
    ],
    scoring:
      'No shot before the helper came: two points. Ball won in 2v2: two. Goal: one for the attackers.',
    question: 'How many passes did they need because of you?',
    fault: 'Attacking the ball alone while the partner is on the way.',
    harder: ['The helper starts only when the attackers pass the middle.'],
    easier: ['The attackers may pass only backwards or square.'],
  },
  de: {
    name: 'Zeit gewinnen, bis Hilfe kommt',
    aim: 'Einen Angriff allein verzögern und den Moment nutzen, in dem der Partner da ist.',
    setup:
      '{l} × {w} m mit zwei Minitoren rechts. Links zwei Angreifer mit Ball, ein Verteidiger vor den Toren, ein Helfer auf der Endlinie hinter den Angreifern; eine zweite Vierergruppe pausiert.',
    steps: [
      'Die Angreifer starten; der Verteidiger fällt zurück und schließt innen.',
      'Auf Ruf des Trainers nach {wait} Sekunden darf der Helfer los.',
      'Ab jetzt 2 gegen 2: sofort gemeinsam auf den Ball.',
      'Zehn Sekunden insgesamt; dann die zweite Gruppe, jede Rolle rückt weiter.',
    ],
    points: [
      'Zwischen beiden stehen, etwas näher an dem ohne Ball.',
      'Halbe Angriffe: einen Schritt vor, zwei zurück.',
      'Die Seitenlinie anbieten, die Tore behalten.',
      'Helfer: in den Rücken des Balls laufen und rufen.',
    ],
    scoring: 'Kein Schuss, bis Hilfe kam: zwei Punkte. Ballgewinn im 2 gegen 2: zwei. Tor: einer.',
    question: 'Wie viele Pässe haben sie wegen dir gebraucht?',
    fault: 'Allein auf den Ball gehen, obwohl der Partner unterwegs ist.',
    harder: ['Der Helfer startet erst, wenn der Ball über der Mitte ist.'],
    easier: ['Die Angreifer passen nur quer oder zurück.'],
  },
  bg: {
    name: 'Печели време до помощта',
    aim: 'Забавяш атаката сам и използваш мига, когато партньорът пристигне.',
    setup:
      '{l} × {w} м с две малки врати вдясно. Вляво двама нападатели с топка, един защитник пред вратите, помощник на крайната линия зад нападателите; втора група от четирима почива.',
    steps: [
      'Нападателите тръгват; защитникът отстъпва и затваря паса навътре.',
      'По знак на треньора след {wait} секунди помощникът тръгва.',
      'Оттук е 2 срещу 2: веднага заедно към топката.',
      'Общо десет секунди; после втората група, ролите се сменят.',
    ],
    points: [
      'Стой между двамата, малко по-близо до този без топка.',
      'Полуатаки: крачка напред, две назад.',
      'Остави им страничната линия, запази вратите.',
      'Помощник: тичай откъм гърба на топката и викай.',
    ],
    scoring:
      'Без удар до помощта: две точки. Отнемане при 2 срещу 2: две. Гол: една за нападателите.',
    question: 'Колко паса им трябваха заради теб?',
    fault: 'Самостоятелно влизане, докато партньорът идва.',
    harder: ['Помощникът тръгва чак когато топката мине средата.'],
    easier: ['Нападателите подават само напречно или назад.'],
  },
}
