/** Fun games in which a team needs a plan. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const noughtsAndCrosses: Exercise = {
  key: 'noughts-and-crosses',
  sizes: createSizes(
    [8, 14],
    1,
    [
      [20, 12, 6, 6, 60, 45],
      [20, 24, 12, 6, 60, 45],
    ],
    { more: 2 },
  ),
  intensity: 'high',
  kind: { topic: 'dribbling', practice_type: 'fun_game' },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const games = (size.count ?? 6) / 6
    const all = Array.from({ length: games }, (_, index) => {
      const y = (index + 0.5) / games
      for (const x of [0.7, 0.8, 0.9])
        for (const dy of [-0.2, 0, 0.2]) drawing.gear('ring', at(x, y + dy / games))
      const green = [0, 1, 2].map((place) =>
        drawing.player('a', at(0.18 - 0.08 * place, y - 0.24 / games)),
      )
      const gold = [0, 1, 2].map((place) =>
        drawing.player('b', at(0.18 - 0.08 * place, y + 0.24 / games)),
      )
      for (const id of [...green, ...gold]) drawing.ball(id)
      return { y, one: green[0] ?? '', two: gold[0] ?? '' }
    })
    addBench(drawing, 0)
    moveAll(
      drawing,
      ...all.map(({ one, y }) => [one, at(0.66, y - 0.1 / games)] as const),
      ...all.map(({ two, y }) => [two, at(0.66, y + 0.24 / games)] as const),
    )
    moveAll(
      drawing,
      ...all.map(({ one, y }) => [one, at(0.8, y)] as const),
      ...all.map(({ two, y }) => [two, at(0.7, y + 0.18 / games)] as const),
    )
    return drawing
  },
  words: {
    en: {
      title: 'Noughts and crosses',
      aim: 'Dribble at speed with a plan in mind: three of your balls in a row before the others manage it.',
      setup:
        'Grids of nine rings, twelve metres from the start line, in {l} × {w} m. {n} players in teams of three, two teams to a grid, a ball each.',
      rules: [
        'The first of each team dribbles to the grid, stops the ball in a free ring and runs back.',
        'A hand-clap starts the next one.',
        'When all three balls lie and nobody has a row, the next runner moves one of their own balls to another ring.',
        'Three in a row, upright, across or diagonal, wins the game.',
        'Fetch all balls, change lanes, start again.',
      ],
      points: [
        'Look up on the way: what have the others done meanwhile?',
        'Last touches small, stop it with the sole.',
        'The ones waiting plan together, the runner decides.',
      ],
      harder: ['Four balls in rings 40 cm apart, weaker foot only on the way out.'],
      easier: ['Without a ball: lay down bibs.'],
      scoring: 'A point for each row; first to three.',
      question: 'When was it better to block a row than to go on with your own?',
      fault: 'Team-mates shout different orders: agree on a captain for each game.',
    },
    de: {
      title: 'Drei gewinnt',
      aim: 'Mit Plan im Kopf schnell dribbeln: drei eigene Bälle in einer Reihe, bevor es den anderen gelingt.',
      setup:
        'Felder aus neun Reifen, zwölf Meter von der Startlinie, in {l} × {w} m. {n} Spieler in Dreierteams, zwei Teams je Feld, jeder mit Ball.',
      rules: [
        'Der Erste jedes Teams dribbelt zum Feld, stoppt den Ball in einem freien Reifen und läuft zurück.',
        'Mit Abklatschen startet der Nächste.',
        'Liegen alle drei ohne Reihe, versetzt der nächste Läufer einen eigenen Ball in einen anderen Reifen.',
        'Drei in einer Reihe, gerade, quer oder diagonal, gewinnen das Spiel.',
        'Bälle holen, Bahn wechseln, neu beginnen.',
      ],
      points: [
        'Unterwegs aufschauen: Was haben die anderen gelegt?',
        'Zuletzt kleine Kontakte, mit der Sohle stoppen.',
        'Die Wartenden planen gemeinsam, der Läufer entscheidet.',
      ],
      harder: ['Vier Bälle, hin nur mit dem schwächeren Fuß.'],
      easier: ['Ohne Ball: Leibchen ablegen.'],
      scoring: 'Ein Punkt je Reihe; wer zuerst drei hat.',
      question: 'Wann war es besser, eine Reihe zu sperren, statt die eigene fortzusetzen?',
      fault: 'Alle rufen etwas anderes: für jedes Spiel einen Kapitän bestimmen.',
    },
    bg: {
      title: 'Морски шах с топки',
      aim: 'Бързо водене с план наум: три свои топки в редица, преди другите да успеят.',
      setup:
        'Полета от девет обръча на дванадесет метра от старта, в {l} × {w} м. {n} играчи в отбори по трима, два отбора на поле, всеки с топка.',
      rules: [
        'Първият от всеки отбор води до полето, спира топката в свободен обръч и се връща тичешком.',
        'С плясване по ръката тръгва следващият.',
        'Ако трите топки са поставени без редица, следващият мести една своя в друг обръч.',
        'Три в редица – права, напречна или по диагонал – печелят играта.',
        'Съберете топките, сменете пътеката и започнете отново.',
      ],
      points: [
        'По пътя вдигни поглед: какво са поставили другите?',
        'Накрая къси докосвания, спри с ходило.',
        'Чакащите планират заедно, бягащият решава.',
      ],
      harder: ['Четири топки, на отиване само с по-слабия крак.'],
      easier: ['Без топка: поставят се потници.'],
      scoring: 'Точка за всяка редица; печели първият с три.',
      question: 'Кога беше по-добре да преградиш чужда редица, вместо да продължиш своята?',
      fault: 'Всички викат различно: за всяка игра избирайте капитан.',
    },
  },
}

export const treasureHunt: Exercise = {
  key: 'treasure-hunt',
  sizes: createSizes(
    [9, 15],
    2,
    [
      [28, 20, 8, 5, 120, 60],
      [34, 26, 14, 5, 120, 60],
    ],
    { more: 4 },
  ),
  intensity: 'high',
  kind: { topic: 'dribbling', practice_type: 'fun_game' },
  draw(size) {
    const { drawing, at } = createGround(size)
    drawing.zone(at(0, 0.3), at(0.12, 0.7))
    drawing.zone(at(0.88, 0.3), at(1, 0.7))
    drawing.gears('marker', [at(0.5, 0), at(0.5, 1)])
    const treasure = [0.38, 0.5, 0.62].map((y) => drawing.ball(at(0.95, y)))
    for (const y of [0.38, 0.5, 0.62]) drawing.ball(at(0.05, y))
    const half = (size.count ?? 8) / 2
    const ours = (
      [
        [0.42, 0.16],
        [0.4, 0.5],
        [0.44, 0.84],
        [0.22, 0.4],
        [0.24, 0.72],
        [0.3, 0.2],
        [0.34, 0.7],
      ] as const
    )
      .slice(0, half)
      .map(([x, y]) => drawing.player('a', at(x, y)))
    const theirs = (
      [
        [0.58, 0.3],
        [0.62, 0.56],
        [0.58, 0.8],
        [0.78, 0.46],
        [0.76, 0.72],
        [0.7, 0.2],
        [0.66, 0.9],
      ] as const
    )
      .slice(0, half)
      .map(([x, y]) => drawing.player('b', at(x, y)))
    const [one = '', , three = ''] = ours
    addBench(drawing, 0)
    moveAll(
      drawing,
      [one, at(0.7, 0.08), at(0.9, 0.34)],
      [theirs[0] ?? '', at(0.64, 0.16)],
      [three, at(0.6, 0.92)],
      [theirs[2] ?? '', at(0.62, 0.82)],
    )
    moveAll(drawing, [one, at(0.94, 0.38)], [theirs[3] ?? '', at(0.82, 0.36)])
    drawing.pass(treasure[0] ?? '', at(0.93, 0.24), { for: one })
    moveAll(
      drawing,
      [one, at(0.93, 0.24), at(0.7, 0.06), at(0.46, 0.1)],
      [theirs[3] ?? '', at(0.74, 0.2)],
      [theirs[0] ?? '', at(0.56, 0.2)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Treasure hunt across the border',
      aim: 'Find the moment to break through, fetch a ball and dribble it home; guard your own treasure as a team.',
      setup:
        'Two countries with a border in the middle of {l} × {w} m, a treasure chamber with three balls on each short side. {n} players in two teams.',
      rules: [
        'Run into the other country and fetch a ball from the chamber, one ball per raid.',
        'Abroad you may be tagged: then leave the ball and walk home before the next raid.',
        'In the chamber you are safe for three seconds; its owners stay out of it.',
        'A dribbler may pass to a team-mate across the border.',
        'Game over when a chamber is empty; both teams plan for one minute and start again.',
      ],
      points: [
        'Go in twos from different sides: one pulls the guards away.',
        'Guards: stay between the raider and the border on the way home.',
        'First touch out of the chamber into free space.',
      ],
      harder: ['Tackle with the foot instead of tagging the dribbler.'],
      easier: ['Five balls in each chamber, carried by hand.'],
      scoring: 'Each stolen ball in your own chamber is one point.',
      question: 'Which plan got two of you through at the same time?',
      fault:
        'All attack and nobody guards, or the other way round: teams choose roles and swap them in every game.',
    },
    de: {
      title: 'Schatzjagd über die Grenze',
      aim: 'Den Moment zum Durchbruch finden, einen Ball holen und nach Hause dribbeln; den eigenen Schatz als Team bewachen.',
      setup:
        'Zwei Länder mit Grenze in der Mitte von {l} × {w} m, an jeder Schmalseite eine Schatzkammer mit drei Bällen. {n} Spieler in zwei Teams.',
      rules: [
        'Lauf ins andere Land und hol einen Ball aus der Kammer, einen je Beutezug.',
        'Im Ausland kannst du abgetippt werden: Dann Ball liegen lassen und nach Hause gehen.',
        'In der Kammer bist du drei Sekunden sicher; ihre Besitzer bleiben draußen.',
        'Wer dribbelt, darf über die Grenze zu einem Mitspieler passen.',
        'Ist eine Kammer leer, endet das Spiel; beide Teams planen eine Minute und beginnen neu.',
      ],
      points: [
        'Zu zweit von verschiedenen Seiten: Einer zieht die Wachen weg.',
        'Wachen: auf dem Heimweg zwischen Räuber und Grenze bleiben.',
        'Erster Kontakt aus der Kammer in den freien Raum.',
      ],
      harder: ['Den Ball mit dem Fuß erobern, statt abzutippen.'],
      easier: ['Fünf Bälle je Kammer, in den Händen getragen.'],
      scoring: 'Jeder erbeutete Ball in der eigenen Kammer ist ein Punkt.',
      question: 'Mit welchem Plan kamen zwei von euch gleichzeitig durch?',
      fault:
        'Alle greifen an und niemand bewacht oder umgekehrt: Rollen wählen und in jedem Spiel tauschen.',
    },
    bg: {
      title: 'Лов на съкровища през границата',
      aim: 'Намери момента за пробив, вземи топка и я доведи у дома; пазете своето съкровище като отбор.',
      setup:
        'Две държави с граница по средата на {l} × {w} м, на всяка къса страна съкровищница с три топки. {n} играчи в два отбора.',
      rules: [
        'Тичай в чуждата държава и вземи топка от съкровищницата, по една на набег.',
        'В чужбина може да те докоснат: тогава оставяш топката и се връщаш с ходене у дома.',
        'В съкровищницата си в безопасност три секунди; собствениците не влизат.',
        'Водещият може да подаде през границата на съотборник.',
        'Щом една съкровищница се изпразни, играта свършва; минута за план и започва нова.',
      ],
      points: [
        'По двама от различни страни: единият увлича пазачите.',
        'Пазачи: на връщане бъдете между крадеца и границата.',
        'Първо докосване извън съкровищницата към свободното място.',
      ],
      harder: ['Отнемане с крак вместо докосване с ръка.'],
      easier: ['По пет топки в съкровищница, носят се с ръце.'],
      scoring: 'Всяка открадната топка в своята съкровищница е точка.',
      question: 'С какъв план двама от вас минаха едновременно?',
      fault: 'Всички нападат и никой не пази, или обратно: изберете роли и ги сменяйте всяка игра.',
    },
  },
}
