/** A triangle changes places before the pass; a marker has to choose. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { fullSize, youthSize } from './sizes'

export const swapAndRun: Exercise = {
  key: 'swap-and-run',
  sizes: [youthSize, fullSize],
  intensity: 'high',
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.goal('youth', at(1, 0.5), 180)
    drawing.keeper('b', at(0.965, 0.5))
    const server = drawing.player('a', at(0.1, 0.5))
    drawing.row('a', 2, at(0.02, 0.34), at(0.02, 0.66))
    const high = drawing.player('a', at(0.62, 0.3))
    const low = drawing.player('a', at(0.46, 0.7))
    const one = drawing.player('b', at(0.7, 0.34))
    const two = drawing.player('b', at(0.58, 0.68))
    const ball = drawing.ball(server)
    addBench(drawing, 5)
    moveAll(
      drawing,
      [high, at(0.46, 0.36)],
      [low, at(0.58, 0.5), at(0.66, 0.42)],
      [one, at(0.56, 0.36)],
      [two, at(0.64, 0.56)],
    )
    playInto(drawing, ball, high, at(0.4, 0.38), [[one, at(0.48, 0.37)]])
    playInto(drawing, ball, server, at(0.28, 0.56))
    drawing.together(() => {
      drawing.run(low, at(0.8, 0.36))
      drawing.run(two, at(0.74, 0.46))
      drawing.pass(ball, at(0.8, 0.36), { for: low })
    })
    drawing.shot(ball, [area[0], area[1] / 2 + 1.9])
    return drawing
  },
  words: {
    en: {
      title: 'Swap places, then run in behind',
      aim: 'Two forwards change height before the pass, so that their markers must follow or hand over; the third man plays what they leave.',
      setup:
        'Lane of {l} × {w} m with a 5 m goal and keeper. A server at the open end with two waiting behind, two forwards at different heights, each with a live marker. Markers agree among themselves whether they follow or pass on.',
      rules: [
        'The forwards cross: the high one comes short, the low one goes deep.',
        'Markers follow: server to the short one, back, and through to the deep one.',
        'Markers hand over late: straight to the deep one in the gap.',
        'Markers stay: the short one turns and the two play 2v2 to goal.',
        'After the finish server and forwards move round; markers change after four attacks.',
      ],
      points: [
        'Cross close enough for the markers to get in each other’s way.',
        'The deep run is bent, so that you stay onside and see the ball.',
        'Server: wait for the crossing, not for a call.',
        'The short one asks for the ball to feet, the deep one for space: show it by hand.',
      ],
      harder: ['Markers may change their agreement during the attack.'],
      easier: ['The coach tells the attackers beforehand what the markers will do.'],
      scoring:
        'Goal two points; goal by the solution that fitted the markers three. Markers score one for a win.',
      question: 'What did the markers say to each other, and what did you make of it?',
      fault:
        'Both forwards run at the same moment in the same direction, and one marker is enough.',
    },
    de: {
      title: 'Platz tauschen, dann in die Tiefe',
      aim: 'Zwei Angreifer wechseln vor dem Pass die Höhe, ihre Gegner müssen folgen oder übergeben; der Dritte spielt, was sie offen lassen.',
      setup:
        'Bahn von {l} × {w} m mit Jugendtor (5 m) und Torwart. Am offenen Ende ein Passgeber und zwei Wartende, davor zwei Angreifer auf verschiedener Höhe, jeder mit aktivem Gegner. Die Gegner sprechen ab, ob sie folgen oder übergeben.',
      rules: [
        'Die Angreifer kreuzen: Der hohe kommt kurz, der tiefe startet in die Spitze.',
        'Gegner folgen: auf den Kurzen, klatschen lassen, in die Tiefe.',
        'Gegner übergeben spät: sofort in die Lücke auf den Tiefen.',
        'Gegner bleiben: Der Kurze dreht auf, und beide spielen 2 gegen 2 aufs Tor.',
        'Nach dem Abschluss wechseln Passgeber und Angreifer reihum; die Gegner nach vier Angriffen.',
      ],
      points: [
        'So eng kreuzen, dass sich die Gegner im Weg stehen.',
        'Der tiefe Lauf ist ein Bogen: kein Abseits, Ball im Blick.',
        'Passgeber: auf das Kreuzen warten, nicht auf den Ruf.',
        'Der Kurze fordert in den Fuß, der Tiefe in den Raum: mit der Hand zeigen.',
      ],
      harder: ['Die Gegner dürfen ihre Absprache im Angriff ändern.'],
      easier: ['Der Trainer verrät vorher, was die Gegner tun.'],
      scoring: 'Tor zwei Punkte; mit der passenden Lösung drei. Ballgewinn: einer für die Gegner.',
      question: 'Was haben die Gegner einander zugerufen, und was habt ihr daraus gemacht?',
      fault: 'Beide starten gleichzeitig in dieselbe Richtung, da genügt ein Gegner.',
    },
    bg: {
      title: 'Размяна и включване в дълбочина',
      aim: 'Двама нападатели сменят нивата преди паса и пазачите трябва да следват или да се разменят; третият играе в това, което оставят.',
      setup:
        'Коридор {l} × {w} м с юношеска врата (5 м) и вратар. В отворения край подаващ и двама чакащи, пред тях двама нападатели на различни нива, всеки с активен пазач. Пазачите се уговарят дали следват, или се разменят.',
      rules: [
        'Нападателите се кръстосват: високият идва късо, ниският тръгва в дълбочина.',
        'Пазачите следват: към късия, връщане от първо и пас в дълбочина.',
        'Пазачите се разменят късно: веднага в пролуката към дълбокия.',
        'Пазачите остават: късият се обръща и двамата играят 2 срещу 2 към вратата.',
        'След удара подаващият и нападателите се сменят; пазачите – след четири атаки.',
      ],
      points: [
        'Кръстосвайте се толкова близо, че пазачите да си пречат.',
        'Тичането в дълбочина е в дъга: без засада и с поглед към топката.',
        'Подаващ: чакай кръстосването, не вика.',
        'Късият иска в крака, дълбокият в пространството: покажете с ръка.',
      ],
      harder: ['Пазачите могат да променят уговорката по време на атаката.'],
      easier: ['Треньорът казва предварително какво ще направят пазачите.'],
      scoring: 'Гол – две точки; с подходящото решение – три. Отнемане – точка за пазачите.',
      question: 'Какво си казаха пазачите и как го използвахте?',
      fault: 'Двамата тръгват едновременно в една посока и стига един пазач.',
    },
  },
}
