/** Crossing runs: hand the ball over or keep it. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const takeOver: Exercise = {
  key: 'take-over',
  kind: { topic: 'combination_play' },
  sizes: createSizes(
    [[20, 16], [10, 13], 2, [6, 75, 45]],
    [[26, 20], [14, 99], 3, [6, 90, 60], { more: 3 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('small', at(1, 0.5), 180)
    drawing.keeper('b', [area[0] - 1, area[1] / 2])
    const carrier = drawing.player('a', at(0.36, 0.14))
    const taker = drawing.player('a', at(0.4, 0.86))
    drawing.ball(drawing.player('a', at(0.1, 0.1)))
    drawing.player('a', at(0.1, 0.9))
    const one = drawing.player('b', at(0.54, 0.24))
    const two = drawing.player('b', at(0.6, 0.76))
    const ball = drawing.ball(carrier)
    moveAll(
      drawing,
      [carrier, at(0.4, 0.48)],
      [taker, at(0.4, 0.6)],
      [one, at(0.53, 0.44)],
      [two, at(0.57, 0.62)],
    )
    drawing.together(() => {
      drawing.pass(ball, taker)
      drawing.run(one, at(0.55, 0.52))
    })
    moveAll(
      drawing,
      [carrier, at(0.52, 0.78)],
      [taker, at(0.44, 0.32), at(0.68, 0.26)],
      [one, at(0.58, 0.44)],
      [two, at(0.62, 0.58)],
    )
    drawing.shot(ball, [area[0], area[1] / 2 + 1.1])
    return drawing
  },
  words: {
    en: {
      title: 'Take over or keep',
      aim: 'Cross in front of two defenders with the ball and exchange it, or only pretend to.',
      setup:
        'Field of {l} × {w} m with a 3 m goal and a keeper. Two attackers start from the flanks, one with the ball; two defenders in front of goal. The next pair of attackers waits on the corners.',
      rules: [
        'Both attackers run towards each other along the line in front of the defenders.',
        'Take over: the carrier leaves the ball in the other’s stride with the far foot.',
        'Keep: the carrier shields, the other runs on as a decoy.',
        'Shot within three seconds of the crossing.',
        'Defenders who win it play to a waiting attacker; the next pair starts from there.',
      ],
      points: [
        'Carry on the foot away from the defenders, body between.',
        'Carrier: leave the ball, do not pass it. The taker decides the speed.',
        'Burst after the exchange, both of you.',
        'One short word decides: “mine” or “yours”.',
      ],
      harder: ['No words: decide by eye.'],
      easier: ['Defenders stay on a line of markers until the crossing is over.'],
      scoring: 'Goal two points. Defenders who swap their opponents in time and win it: two.',
      question: 'When is keeping better than handing over?',
      fault: 'The two meet on the side of the defenders, so a foot gets in between.',
    },
    de: {
      title: 'Übernehmen oder behalten',
      aim: 'Mit Ball vor zwei Verteidigern kreuzen und übergeben, oder nur so tun als ob.',
      setup:
        'Feld von {l} × {w} m mit Drei-Meter-Tor und Torwart. Zwei Angreifer starten von außen, einer mit Ball; vor dem Tor zwei Verteidiger. Das nächste Angreiferpaar wartet an den Ecken.',
      rules: [
        'Beide Angreifer laufen vor den Verteidigern aufeinander zu.',
        'Übernehmen: Der Ball bleibt im Lauf des anderen liegen, geführt mit dem gegnerfernen Fuß.',
        'Behalten: Der Ballführende schirmt ab, der andere läuft als Täuschung weiter.',
        'Abschluss spätestens drei Sekunden nach dem Kreuzen.',
        'Nach Ballgewinn spielen die Verteidiger zu einem Wartenden; das nächste Paar startet von dort.',
      ],
      points: [
        'Am gegnerfernen Fuß führen, Körper dazwischen.',
        'Den Ball liegen lassen, nicht passen: Der Übernehmende bestimmt das Tempo.',
        'Nach der Übergabe starten beide durch.',
        'Ein kurzes Wort entscheidet: „Meiner“ oder „Deiner“.',
      ],
      harder: ['Ohne Worte: Der Blick entscheidet.'],
      easier: ['Bis zum Kreuzen bleiben die Verteidiger auf einer Hütchenlinie.'],
      scoring: 'Tor zwei Punkte. Rechtzeitig übergeben und gewonnen: zwei für die Verteidiger.',
      question: 'Wann ist Behalten besser als Übergeben?',
      fault: 'Gekreuzt wird auf der Gegnerseite, und ein Fuß kommt dazwischen.',
    },
    bg: {
      title: 'Вземи или задръж',
      aim: 'Кръстосване с топка пред двама защитници и предаване от крак на крак – или само лъжливо предаване.',
      setup:
        'Поле {l} × {w} м с триметрова врата и вратар. Двама нападатели тръгват от фланговете, единият с топка; пред вратата – двама защитници. Следващата двойка чака на ъглите.',
      rules: [
        'Двамата нападатели тичат един към друг пред защитниците.',
        'Вземане: топката остава в хода на другия, водена с далечния от защитниците крак.',
        'Задържане: водещият закрива топката, другият продължава като примамка.',
        'Удар до три секунди след кръстосването.',
        'При отнемане защитниците подават на чакащ; оттам започва следващата двойка.',
      ],
      points: [
        'Води с далечния крак, тялото е между топката и защитниците.',
        'Остави топката, не я подавай: скоростта определя вземащият.',
        'След предаването ускоряват и двамата.',
        'Една къса дума решава: „моя“ или „твоя“.',
      ],
      harder: ['Без думи: решава погледът.'],
      easier: ['До кръстосването защитниците стоят на линия от конуси.'],
      scoring: 'Гол – две точки. Навреме сменени противници и отнемане – две за защитниците.',
      question: 'Кога задържането е по-добро от предаването?',
      fault: 'Кръстосването е от страната на защитника и крак прекъсва предаването.',
    },
  },
}
