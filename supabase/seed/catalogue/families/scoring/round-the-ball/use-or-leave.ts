/** The overlapping run is a decoy: carry inside, third runner finishes. */
import { addBench, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const runAsDecoy: Exercise = {
  key: 'use-or-leave',
  kind: { practice_type: 'wave' },
  sizes: [
    createGoalSize('small', { area: [22, 18], ages: [9, 10], level: 2, time: [6, 60, 60] }),
    createGoalSize('youth', { area: [26, 22], ages: [11, 13], level: 3, time: [6, 75, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const carrier = drawing.player('a', at(0.16, 0.38))
    const runner = drawing.player('a', at(0.06, 0.6))
    drawing.player('a', at(-0.02, 0.3))
    drawing.player('a', at(-0.06, 0.7))
    const first = drawing.player('b', at(0.52, 0.42))
    const second = drawing.player('b', at(0.76, 0.52))
    const ball = drawing.ball(carrier)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.run(carrier, at(0.4, 0.4))
      drawing.run(runner, at(0.26, 0.2), at(0.46, 0.16))
      drawing.run(first, at(0.5, 0.36))
    })
    drawing.together(() => {
      drawing.run(carrier, at(0.5, 0.54), at(0.6, 0.58))
      drawing.run(runner, at(0.66, 0.18))
      drawing.run(first, at(0.58, 0.3))
      drawing.run(second, at(0.74, 0.44))
    })
    drawing.shot(ball, placeShot(0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Use me or leave me',
      aim: 'Learn that a run round the ball helps even without the pass: it moves a defender.',
      setup:
        '{l} × {w} m and a {goal} with a keeper. Pairs with one ball at the open end, one defender half-way and a second in front of goal. Two pairs take turns.',
      rules: [
        'The carrier dribbles at the first defender.',
        'The partner sprints round the outside and overtakes.',
        'Defender follows the runner: keep it and go inside.',
        'Defender stays: pass to the runner. The second defender then joins in.',
        'Carrier and runner swap for the next attack; defenders swap every minute.',
      ],
      points: [
        'Runner: sprint as if you will get it, every time.',
        'Carrier: keep the ball on the foot away from the defender.',
        'Look at the defender’s knees: they show which way is closed.',
      ],
      harder: ['Both defenders start together.'],
      easier: ['The first defender must say “You!” or “Ball!” early.'],
      scoring:
        'Goal two. Goal without the pass to the runner three: two for the carrier, one for the runner.',
      question: 'What did your run do although you did not get the ball?',
      fault: 'The runner stops when the pass does not come and blocks the carrier’s way.',
    },
    de: {
      title: 'Spiel mich an oder nutz mich',
      aim: 'Lernen, dass ein Lauf um den Ball auch ohne Pass hilft: Er bewegt einen Verteidiger.',
      setup:
        '{l} × {w} m und {goal} mit Torwart. Am offenen Ende Paare mit je einem Ball, auf halbem Weg ein Verteidiger, ein zweiter vor dem Tor. Zwei Paare wechseln sich ab.',
      rules: [
        'Der Ballführer dribbelt auf den ersten Verteidiger zu.',
        'Der Partner sprintet außen herum und überholt.',
        'Folgt der Verteidiger dem Läufer: behalten und nach innen.',
        'Bleibt er: Pass zum Läufer. Dann greift der zweite Verteidiger ein.',
        'Zum nächsten Angriff tauschen die Angreifer, jede Minute die Verteidiger.',
      ],
      points: [
        'Läufer: jedes Mal sprinten, als bekämst du den Ball.',
        'Ballführer: Ball am gegnerfernen Fuß.',
        'Auf die Knie des Verteidigers schauen: Sie zeigen, welcher Weg zu ist.',
      ],
      harder: ['Beide Verteidiger starten gleichzeitig.'],
      easier: ['Der erste Verteidiger ruft früh „Du!“ oder „Ball!“.'],
      scoring:
        'Tor zwei. Tor ohne den Pass zum Läufer drei: zwei dem Ballführer, einer dem Läufer.',
      question: 'Was hat dein Lauf bewirkt, obwohl der Ball nicht kam?',
      fault: 'Der Läufer bleibt ohne Pass stehen und versperrt den Weg.',
    },
    bg: {
      title: 'Подай ми или ме използвай',
      aim: 'Бягането около топката помага и без пас: то отмества защитник.',
      setup:
        '{l} × {w} м и {goal} с вратар. В отворения край двойки с по топка, на половината път един защитник, втори пред вратата. Две двойки се редуват.',
      rules: [
        'Водещият тръгва с топката срещу първия защитник.',
        'Партньорът спринтира отвън и изпреварва.',
        'Защитникът тръгва след бягащия: задръж и влез навътре.',
        'Защитникът остава: пас към бягащия. Тогава се включва и вторият.',
        'За следващата атака партньорите се сменят, защитниците – всяка минута.',
      ],
      points: [
        'Бягащ: всеки път спринтирай, сякаш ще получиш.',
        'Водещ: топката е на далечния от защитника крак.',
        'Гледай коленете на защитника: те показват кой път е затворен.',
      ],
      harder: ['Двамата защитници тръгват едновременно.'],
      easier: ['Първият защитник вика рано „Ти!“ или „Топка!“.'],
      scoring: 'Гол – два. Гол без пас към бягащия – три: два за водещия, един за бягащия.',
      question: 'Какво постигна бягането ти, въпреки че не получи топката?',
      fault: 'Бягащият спира, когато няма пас, и пречи на водещия.',
    },
  },
}
