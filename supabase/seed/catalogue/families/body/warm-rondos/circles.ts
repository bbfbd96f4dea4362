/** Warm-ups that look like a rondo. */
import { addBench, moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const handsThenFeet: Exercise = {
  key: 'hands-then-feet',
  kind: { practice_type: 'rondo' },
  sizes: createSizes(
    [9, 99],
    1,
    [
      [12, 12, 7, 5, 75, 30],
      [16, 16, 10, 5, 75, 30],
    ],
    { fewer: 1, more: 2 },
  ),
  intensity: 'medium',
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const count = size.count ?? 7
    const hunters = count > 8 ? 2 : 1
    const circle = drawing.ring('a', count - hunters, at(0.5, 0.5), size.area[1] * 0.44)
    const first = drawing.player('b', at(0.46, 0.54))
    if (hunters > 1) drawing.player('b', at(0.38, 0.4))
    const [one = '', two = '', three = '', four = ''] = circle
    const ball = drawing.ball(one)
    addBench(drawing, 2)
    drawing.together(() => {
      drawing.run(first, at(0.58, 0.4))
      drawing.pass(ball, two, { kind: 'lofted' })
    })
    drawing.together(() => {
      drawing.run(first, at(0.66, 0.48))
      drawing.pass(ball, three)
    })
    drawing.together(() => {
      drawing.run(first, at(0.62, 0.6))
      drawing.pass(ball, one, { kind: 'lofted' })
    })
    moveAll(drawing, [four, at(0.6, 0.84)], [first, at(0.52, 0.4)])
    return drawing
  },
  words: {
    en: {
      title: 'Hands, feet, and both',
      aim: 'Wake up eyes, hands and feet: the ball changes between throwing, volleying and passing on the call.',
      setup:
        'Circle in {l} × {w} m. {n} players: most on the circle, one hunter inside, two in the larger group. Spare balls outside.',
      rules: [
        'First thirty seconds: the circle throws and catches, the hunter intercepts with the hands.',
        'On “feet” the same ball goes on along the ground with two touches.',
        'On “both”: throw to the feet, volley to the hands, and so on in turn.',
        'The one whose ball is lost swaps with the hunter and does three high-knee skips on the way in.',
        'Every round the hunter chooses which of the three comes first.',
      ],
      points: [
        'Move the feet even when the ball is in the hands.',
        'Look at the next one before you catch.',
        'Throw underarm to the knee, so that the volley comes back clean.',
        'Hunter: guess the pattern, do not just run.',
      ],
      harder: ['Say the receiver’s name while the ball is in the air.'],
      easier: ['A hunter only in the throwing part.'],
      scoring:
        'Ten catches or passes in a row give the circle a point; an interception gives one to the hunter.',
      question: 'What changed in your head on the call “both”?',
      fault: 'The circle shrinks to short handovers: everyone keeps a foot on the line.',
    },
    de: {
      title: 'Hände, Füße und beides',
      aim: 'Augen, Hände und Füße wecken: Auf Zuruf wechselt der Ball zwischen Werfen, Volley und Flachpass.',
      setup:
        'Kreis in {l} × {w} m. {n} Spieler: die meisten am Kreis, ein Jäger innen, in der größeren Gruppe zwei. Ersatzbälle außen.',
      rules: [
        'Die ersten dreißig Sekunden: werfen und fangen, der Jäger fängt mit den Händen ab.',
        'Bei „Füße“ läuft derselbe Ball flach mit zwei Kontakten weiter.',
        'Bei „beides“: zum Fuß werfen, volley in die Hände, immer abwechselnd.',
        'Wer den Ball verliert, wechselt mit dem Jäger und macht auf dem Weg drei Hopserschritte mit hohem Knie.',
        'In jedem Durchgang bestimmt der Jäger, womit begonnen wird.',
      ],
      points: [
        'Die Füße bewegen sich auch, wenn der Ball in den Händen ist.',
        'Vor dem Fangen zum Nächsten schauen.',
        'Von unten aufs Knie werfen, dann kommt der Volley sauber zurück.',
        'Jäger: das Muster erraten, nicht nur laufen.',
      ],
      harder: ['Den Namen des Empfängers rufen, solange der Ball fliegt.'],
      easier: ['Nur im Wurfteil ein Jäger.'],
      scoring:
        'Zehn Bälle in Folge: ein Punkt für den Kreis; jeder abgefangene Ball ein Punkt für den Jäger.',
      question: 'Was hat sich bei „beides“ in deinem Kopf geändert?',
      fault:
        'Der Kreis wird eng und der Ball nur noch übergeben: Jeder behält einen Fuß auf der Linie.',
    },
    bg: {
      title: 'Ръце, крака и двете',
      aim: 'Събуждане на очите, ръцете и краката: по команда топката се мести между хвърляне, воле и пас по земя.',
      setup:
        'Кръг в {l} × {w} м. {n} играчи: повечето на кръга, един ловец вътре, в по-голямата група двама. Резервни топки отвън.',
      rules: [
        'Първите тридесет секунди: хвърляне и хващане, ловецът пресича с ръце.',
        'На „крака“ същата топка продължава по земя с две докосвания.',
        'На „двете“: хвърляне към крака, воле в ръцете, и така редом.',
        'Който загуби топката, се сменя с ловеца и по пътя прави три подскока с високо коляно.',
        'Във всяка серия ловецът избира с какво се започва.',
      ],
      points: [
        'Краката се движат и когато топката е в ръцете.',
        'Погледни към следващия, преди да хванеш.',
        'Хвърляй отдолу към коляното, за да се върне волето чисто.',
        'Ловец: отгатни реда, не само тичай.',
      ],
      harder: ['Извикай името на получаващия, докато топката лети.'],
      easier: ['Ловец има само при хвърлянето.'],
      scoring: 'Десет топки подред – точка за кръга; всяка пресечена – точка за ловеца.',
      question: 'Какво се промени в главата ти на „двете“?',
      fault: 'Кръгът се свива и топката само се предава: всеки държи единия крак на линията.',
    },
  },
}

export const doorOpen: Exercise = {
  key: 'door-open',
  sizes: createSizes(
    [11, 99],
    3,
    [
      [14, 14, 7, 6, 60, 45],
      [18, 18, 10, 6, 60, 45],
    ],
    { more: 2 },
  ),
  intensity: 'high',
  kind: { practice_type: 'rondo' },
  draw(size) {
    const { drawing, at } = createGround(size)
    for (const [x, y] of [
      [-0.16, -0.12],
      [1.16, -0.12],
      [-0.16, 1.12],
      [1.16, 1.12],
    ] as const)
      drawing.gear('pole', at(x, y))
    const places = [
      [0.5, 0.03],
      [0.97, 0.4],
      [0.75, 0.97],
      [0.25, 0.97],
      [0.03, 0.4],
      [0.2, 0.08],
      [0.8, 0.08],
    ] as const
    const hunters = (size.count ?? 7) > 8 ? 3 : 2
    const ours = places
      .slice(0, (size.count ?? 7) - hunters)
      .map(([x, y]) => drawing.player('a', at(x, y)))
    const theirs = (
      [
        [0.42, 0.4],
        [0.6, 0.56],
        [0.36, 0.66],
      ] as const
    )
      .slice(0, hunters)
      .map(([x, y]) => drawing.player('b', at(x, y)))
    const [one = '', two = '', three = '', , five = ''] = ours
    const [b = '', c = ''] = theirs
    const ball = drawing.ball(one)
    addBench(drawing, 4)
    drawing.together(() => {
      drawing.run(b, at(0.34, 0.32))
      drawing.pass(ball, two)
    })
    drawing.together(() => {
      drawing.run(c, at(0.74, 0.62))
      drawing.pass(ball, three)
    })
    playInto(drawing, ball, two, at(0.93, 0.56), [[c, at(0.78, 0.74)]])
    moveAll(
      drawing,
      [two, at(1.1, 0.3)],
      [c, at(0.94, 0.5)],
      [b, at(0.5, 0.4)],
      [five, at(0.06, 0.5)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Door open!',
      aim: 'From tight passing to a full acceleration: a rondo that ends with a run with the ball out of the square.',
      setup:
        'Square of {l} × {w} m, a pole diagonally outside each corner. {n} players: two hunters in the square, three in the larger group; the others keep the ball on the sides.',
      rules: [
        'Two touches outside; after five passes the coach may call “door”.',
        'Whoever has the ball then dribbles out of the square and round any pole.',
        'The nearest hunter gives chase; tag or tackle before the pole.',
        'Ball won in the rondo: the hunter runs out, the one who lost it gives chase.',
        'A new ball from the coach; runner and chaser swap roles.',
      ],
      points: [
        'Passing side: open hips, both neighbours in view.',
        'On the call: big first touch into the open corner.',
        'Chaser: curve the run to cut off the pole.',
        'Slow down past the pole, do not stop dead.',
      ],
      harder: ['After the pole the runner passes back into the rondo without a break in play.'],
      easier: ['The chaser starts when the runner is over the line.'],
      scoring: 'Runner round the pole: two points. Chaser in time: two. Interception: one.',
      question: 'What told you which corner was free before the call came?',
      fault: 'Cold legs: begin with half-speed chases in the first round.',
    },
    de: {
      title: 'Tür auf!',
      aim: 'Vom engen Passspiel zum vollen Antritt: ein Rondo, das mit einem Tempodribbling aus dem Quadrat endet.',
      setup:
        'Quadrat von {l} × {w} m, vor jeder Ecke diagonal außen eine Stange. {n} Spieler: zwei Jäger im Quadrat, in der größeren Gruppe drei; die anderen halten außen den Ball.',
      rules: [
        'Außen zwei Kontakte; nach fünf Pässen darf der Trainer „Tür“ rufen.',
        'Wer dann den Ball hat, dribbelt aus dem Quadrat und um eine beliebige Stange.',
        'Der nächste Jäger verfolgt: vor der Stange abtippen oder den Ball erobern.',
        'Ballgewinn im Rondo: Der Jäger läuft hinaus, wer den Ball verlor, verfolgt.',
        'Neuer Ball vom Trainer; Läufer und Verfolger tauschen die Rollen.',
      ],
      points: [
        'Außen: offene Hüfte, beide Nachbarn im Blick.',
        'Beim Ruf: großer erster Kontakt in die offene Ecke.',
        'Verfolger: im Bogen laufen und die Stange abschneiden.',
        'Nach der Stange auslaufen, nicht abrupt stoppen.',
      ],
      harder: ['Nach der Stange sofort wieder ins Rondo passen, das Spiel läuft weiter.'],
      easier: ['Der Verfolger startet erst, wenn der Läufer über der Linie ist.'],
      scoring:
        'Läufer um die Stange: zwei Punkte. Verfolger rechtzeitig: zwei. Abgefangener Ball: einer.',
      question: 'Woran hast du vor dem Ruf erkannt, welche Ecke frei ist?',
      fault: 'Kalte Beine: In der ersten Runde nur mit halbem Tempo verfolgen.',
    },
    bg: {
      title: 'Вратата е отворена!',
      aim: 'От тясно подаване до пълно ускорение: рондо, което завършва с водене извън квадрата.',
      setup:
        'Квадрат {l} × {w} м, диагонално пред всеки ъгъл отвън има прът. {n} играчи: двама ловци вътре, в по-голямата група трима; останалите пазят топката отстрани.',
      rules: [
        'Отвън две докосвания; след пет паса треньорът може да извика „врата“.',
        'Който тогава е с топката, я извежда от квадрата и около избран прът.',
        'Най-близкият ловец преследва: докосва го или отнема преди пръта.',
        'При отнемане в рондото ловецът излиза, а загубилият топката преследва.',
        'Нова топка от треньора; водещият и преследвачът сменят ролите.',
      ],
      points: [
        'Отвън: отворен таз, двамата съседи са в полезрението.',
        'При командата: голямо първо докосване към свободния ъгъл.',
        'Преследвач: тичай в дъга и отрежи пътя към пръта.',
        'След пръта намали плавно, не спирай рязко.',
      ],
      harder: ['След пръта веднага пас обратно в рондото, играта не спира.'],
      easier: ['Преследвачът тръгва чак когато водещият пресече линията.'],
      scoring: 'Около пръта: две точки. Навременен преследвач: две. Пресечен пас: една.',
      question: 'По какво позна преди командата кой ъгъл е свободен?',
      fault: 'Студени крака: в първата серия преследването е с половин скорост.',
    },
  },
}
