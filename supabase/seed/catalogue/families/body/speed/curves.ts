/** Speed on a bend, at full length and with a late change of mind. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const curvedRace: Exercise = {
  key: 'curved-race',
  sizes: createSizes([9, 99], 3, [
    [26, 20, 6, 8, 12, 60],
    [30, 22, 8, 8, 12, 60],
  ]),
  intensity: 'very_high',
  kind: { practice_type: 'opposed', topic: 'speed' },
  draw(size) {
    const { drawing, at } = createGround(size)
    drawing.goal('mini', at(1, 0.3), 180)
    drawing.goal('mini', at(1, 0.7), 180)
    const half = (size.count ?? 8) / 2
    const ours = Array.from({ length: half }, (_, index) =>
      drawing.player('a', at(0.12 - 0.05 * index, 0.42 - 0.07 * index)),
    )
    const theirs = Array.from({ length: half }, (_, index) =>
      drawing.player('b', at(0.12 - 0.05 * index, 0.58 + 0.07 * index)),
    )
    drawing.gears('marker', [
      at(0.26, 0.26),
      at(0.38, 0.16),
      at(0.5, 0.2),
      at(0.26, 0.74),
      at(0.38, 0.84),
      at(0.5, 0.8),
    ])
    const [one = ''] = ours
    const [two = ''] = theirs
    const ball = drawing.ball(at(0.62, 0.5))
    addBench(drawing, 5)
    moveAll(
      drawing,
      [one, at(0.24, 0.2), at(0.38, 0.1), at(0.54, 0.22), at(0.6, 0.46)],
      [two, at(0.24, 0.8), at(0.38, 0.9), at(0.54, 0.78), at(0.6, 0.62)],
    )
    drawing.pass(ball, at(0.72, 0.36), { for: one })
    moveAll(drawing, [one, at(0.72, 0.36), at(0.82, 0.3)], [two, at(0.74, 0.52)])
    drawing.pass(ball, at(0.995, 0.3))
    return drawing
  },
  words: {
    en: {
      title: 'Round the bend to the ball',
      aim: 'Sprint on a curve as full-backs and wingers do, lean into it, and win the duel for the ball that waits in the middle.',
      setup:
        'Two curves of three markers each, left and right, in {l} × {w} m; a ball between the ends of the curves and two mini goals. {n} players in two lines of no more than four.',
      rules: [
        'The coach raises an arm; both first players run their curve outside the markers.',
        'Whoever reaches the ball first attacks either mini goal, the other defends.',
        'The duel lasts six seconds at most; win the ball and you may score, too.',
        'Walk back outside, join the other line: next time you run the other curve.',
      ],
      points: [
        'Lean with the whole body, not only the head.',
        'Inside arm short, outside arm wide; feet land slightly across.',
        'Come out of the bend so that the ball is between goal and you.',
        'First touch away from the opponent.',
      ],
      harder: ['The coach rolls the ball at the last moment towards one side.'],
      easier: ['A ball for each and a gate to dribble through instead of the duel.'],
      scoring: 'One point for the first touch, one for the goal.',
      question: 'On which curve are you faster, and which foot pushes you there?',
      fault: 'Runners cut the corner behind the markers: who touches a marker only defends.',
    },
    de: {
      title: 'Durch die Kurve zum Ball',
      aim: 'In der Kurve sprinten wie Außenspieler, sich hineinlegen und das Duell um den Ball in der Mitte gewinnen.',
      setup:
        'Links und rechts je eine Kurve aus drei Markierungen in {l} × {w} m; zwischen den Kurvenenden ein Ball, dahinter zwei Minitore. {n} Spieler in zwei Reihen mit höchstens vier.',
      rules: [
        'Der Trainer hebt den Arm; die beiden Ersten laufen ihre Kurve außen um die Markierungen.',
        'Wer zuerst am Ball ist, greift eines der Minitore an, der andere verteidigt.',
        'Das Duell dauert höchstens sechs Sekunden; wer den Ball gewinnt, darf auch treffen.',
        'Außen zurückgehen und in die andere Reihe stellen: Nun folgt die andere Kurve.',
      ],
      points: [
        'Mit dem ganzen Körper hineinlegen, nicht nur mit dem Kopf.',
        'Innerer Arm kurz, äußerer weit; die Füße setzen leicht quer auf.',
        'So aus der Kurve kommen, dass der Ball zwischen dir und dem Tor liegt.',
        'Erster Kontakt weg vom Gegner.',
      ],
      harder: ['Der Trainer rollt den Ball im letzten Moment zu einer Seite.'],
      easier: ['Ein Ball für jeden und ein Hütchentor statt des Duells.'],
      scoring: 'Ein Punkt für den ersten Kontakt, einer für das Tor.',
      question: 'In welcher Kurve bist du schneller, und welcher Fuß drückt dich hinaus?',
      fault: 'Abkürzen hinter den Markierungen: Wer abkürzt, darf nur verteidigen.',
    },
    bg: {
      title: 'През завоя към топката',
      aim: 'Спринт в дъга като крилата и бековете, накланяне в завоя и спечелено единоборство за топката в средата.',
      setup:
        'Отляво и отдясно по една дъга от три маркера в {l} × {w} м; между краищата на дъгите топка, зад нея две малки врати. {n} играчи в две колони с най-много четирима.',
      rules: [
        'Треньорът вдига ръка; първите двама пробягват дъгата си отвън на маркерите.',
        'Който пръв стигне топката, атакува едната врата, другият защитава.',
        'Единоборството е най-много шест секунди; отнеме ли топката, защитникът също може да вкара.',
        'Връщане с ходене отвън и смяна на колоната: следва другата дъга.',
      ],
      points: [
        'Наклони цялото тяло, не само главата.',
        'Вътрешната ръка късо, външната широко; стъпалата леко напречно.',
        'Излез от завоя така, че топката да е между теб и вратата.',
        'Първо докосване встрани от противника.',
      ],
      harder: ['В последния момент треньорът търкулва топката на една страна.'],
      easier: ['Топка за всеки и вратичка за водене вместо единоборство.'],
      scoring: 'Точка за първото докосване, точка за гола.',
      question: 'В коя дъга си по-бърз и кой крак те изтласква от нея?',
      fault: 'Бягащите пресичат зад маркерите: който скъси пътя, само защитава.',
    },
  },
}

export const lateCall: Exercise = {
  key: 'late-call',
  sizes: createSizes([10, 99], 3, [
    [24, 18, 6, 8, 10, 50],
    [28, 20, 8, 8, 10, 50],
  ]),
  intensity: 'very_high',
  draw(size) {
    const { drawing, at } = createGround(size)
    const gates = [
      [0.9, 0.14],
      [0.96, 0.5],
      [0.9, 0.86],
    ] as const
    for (const [x, y] of gates) drawing.gears('pole', [at(x, y - 0.06), at(x, y + 0.06)])
    drawing.gears('marker', [at(0.45, 0.3), at(0.45, 0.7)])
    const half = (size.count ?? 6) / 2
    const ours = Array.from({ length: half }, (_, index) =>
      drawing.player('a', at(0.14 - 0.07 * index, 0.4)),
    )
    const theirs = Array.from({ length: half }, (_, index) =>
      drawing.player('b', at(0.14 - 0.07 * index, 0.6)),
    )
    drawing.coach(at(0.72, 0.5))
    moveAll(drawing, [ours[0] ?? '', at(0.5, 0.42)], [theirs[0] ?? '', at(0.48, 0.58)])
    moveAll(
      drawing,
      [ours[0] ?? '', at(0.7, 0.24), at(0.92, 0.14)],
      [theirs[0] ?? '', at(0.64, 0.4), at(0.86, 0.2)],
    )
    moveAll(drawing, [ours[1] ?? '', at(0.14, 0.4)], [theirs[1] ?? '', at(0.14, 0.6)])
    return drawing
  },
  words: {
    en: {
      title: 'The late call',
      aim: 'Run at full speed without committing too early: read a late signal and change direction in two steps.',
      setup:
        'A start line, two markers in the middle and three pole gates at the far end of {l} × {w} m. {n} players in two lines, a coach between markers and gates.',
      rules: [
        'Both first players sprint on the coach’s first move.',
        'When they pass the markers the coach points to one gate.',
        'The first through that gate wins; the other must not touch or block.',
        'Slow down over five metres behind the gate, walk back outside, change lines.',
        'Every third run the coach turns the palm: then the opposite gate counts.',
      ],
      points: [
        'Head up from the fourth step on.',
        'Lower the hips before you turn, brake with the outside foot.',
        'Drop the shoulder into the new direction and push.',
      ],
      harder: ['A ball comes with the signal: collect it and dribble through the gate.'],
      easier: ['Signal at the start line, two gates only.'],
      scoring: 'Point for the first through; two for a win in a run with the opposite gate.',
      question: 'What helps you to stay ready for both sides at full speed?',
      fault:
        'Slowing down to wait for the signal: then the coach points only once both are at full speed.',
    },
    de: {
      title: 'Das späte Zeichen',
      aim: 'Voll sprinten, ohne sich zu früh festzulegen: ein spätes Signal lesen und mit zwei Schritten die Richtung ändern.',
      setup:
        'Startlinie, zwei Markierungen in der Mitte, drei Stangentore am Ende von {l} × {w} m. {n} Spieler in zwei Reihen, der Trainer steht zwischen Markierungen und Toren.',
      rules: [
        'Die beiden Ersten sprinten bei der ersten Bewegung des Trainers los.',
        'Wenn sie die Markierungen passieren, zeigt der Trainer auf ein Tor.',
        'Wer zuerst durch dieses Tor läuft, gewinnt; Berühren und Sperren sind nicht erlaubt.',
        'Hinter dem Tor fünf Meter auslaufen, außen zurückgehen, Reihe wechseln.',
        'Bei jedem dritten Lauf dreht der Trainer die Handfläche: Dann gilt das gegenüberliegende Tor.',
      ],
      points: [
        'Ab dem vierten Schritt den Kopf hoch.',
        'Vor der Wende die Hüfte senken, mit dem äußeren Fuß bremsen.',
        'Schulter in die neue Richtung fallen lassen und drücken.',
      ],
      harder: ['Mit dem Zeichen kommt ein Ball: aufnehmen und durch das Tor dribbeln.'],
      easier: ['Zeichen an der Startlinie, nur zwei Tore.'],
      scoring: 'Ein Punkt für den Ersten; zwei bei einem Lauf mit gedrehter Hand.',
      question: 'Was hilft dir, bei vollem Tempo für beide Seiten bereit zu sein?',
      fault:
        'Langsam laufen und auf das Zeichen warten: Der Trainer zeigt erst, wenn beide voll sprinten.',
    },
    bg: {
      title: 'Късният знак',
      aim: 'Пълен спринт, без да се решава прекалено рано: разчитане на късен знак и смяна на посоката с две крачки.',
      setup:
        'Стартова линия, два маркера в средата и три вратички от пръти в края на {l} × {w} м. {n} играчи в две колони, треньорът е между маркерите и вратичките.',
      rules: [
        'Първите двама спринтират при първото движение на треньора.',
        'Когато минават маркерите, треньорът посочва една вратичка.',
        'Печели, който пръв мине през нея; не се допира и не се препречва.',
        'Зад вратичката намали за пет метра, върни се отвън, смени колоната.',
        'На всяко трето бягане треньорът обръща дланта: тогава важи срещуположната вратичка.',
      ],
      points: [
        'От четвъртата крачка главата е вдигната.',
        'Преди завоя снижи таза и спри с външния крак.',
        'Наклони рамото в новата посока и отблъсни.',
      ],
      harder: ['Със знака идва топка: вземи я и я води през вратичката.'],
      easier: ['Знак още на стартовата линия, само две вратички.'],
      scoring: 'Точка за първия; две при бягане с обърната длан.',
      question: 'Какво ти помага при пълна скорост да си готов за двете страни?',
      fault: 'Забавяне в очакване на знака: треньорът посочва едва при пълна скорост.',
    },
  },
}
