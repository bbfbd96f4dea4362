/** Cool-downs in which the ball comes to rest, too. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { addCrowd, createGround, createSizes } from '../ground'

export const ballsToBed: Exercise = {
  key: 'balls-to-bed',
  sizes: createSizes(
    [5, 8],
    1,
    [
      [16, 12, 6, 3, 80, 20],
      [20, 16, 10, 3, 80, 20],
    ],
    { fewer: 2, more: 2 },
  ),
  intensity: 'low',
  kind: { topic: 'dribbling', practice_type: 'unopposed' },
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const children = addCrowd(drawing, 'a', size.count ?? 6)
    for (const id of children) drawing.ball(id)
    drawing.gears('ring', [
      at(0.2, 0.42),
      at(0.5, 0.34),
      at(0.72, 0.4),
      at(0.4, 0.7),
      at(0.74, 0.7),
    ])
    addBench(drawing, 0)
    const [one = '', two = '', three = '', four = '', five = ''] = children
    moveAll(
      drawing,
      [one, at(0.28, 0.36), at(0.2, 0.38)],
      [two, at(0.56, 0.28), at(0.5, 0.3)],
      [three, at(0.72, 0.35)],
    )
    moveAll(drawing, [four, at(0.42, 0.65)], [five, at(0.74, 0.65)])
    return drawing
  },
  words: {
    en: {
      title: 'Put the balls to bed',
      aim: 'Children come down from the games: slower feet, slower breath, and a ball that lies quite still at the end.',
      setup:
        'A garden of {l} × {w} m with five rings as beds. {n} children, each with a ball. Two balls may share a bed.',
      rules: [
        'The ball is tired: walk it home with the sole, so softly that nobody hears it.',
        'At a bed, tuck the ball in with one foot and sit down beside it.',
        'Lay a hand on the ball and breathe out three times as if blowing a feather.',
        'The coach whispers a name; that child takes the ball out and moves on to another bed.',
        'In the last round all balls sleep, and everybody tells them one nice thing about today.',
      ],
      points: [
        'Feet like a cat: roll the ball, do not kick it.',
        'Long breath out, longer than in.',
        'Whisper, so that no ball wakes up.',
      ],
      harder: ['Walk backwards and pull the ball with the sole.'],
      easier: ['A bed for every child; hands may help to tuck the ball in.'],
      scoring: 'The team counts how many beds are filled without a ball waking up.',
      question: 'What does your heart do now, and what did it do in the game?',
      fault:
        'Children race for the nearest bed: the coach walks in front, slower than all of them.',
    },
    de: {
      title: 'Die Bälle gehen schlafen',
      aim: 'Die Kinder kommen nach dem Spielen zur Ruhe: langsamere Füße, ruhiger Atem und am Ende ein Ball, der ganz still liegt.',
      setup:
        'Ein Garten von {l} × {w} m mit fünf Reifen als Betten. {n} Kinder, jedes mit Ball. Zwei Bälle dürfen sich ein Bett teilen.',
      rules: [
        'Der Ball ist müde: Bring ihn mit der Sohle so leise nach Hause, dass ihn niemand hört.',
        'Am Bett deckst du den Ball mit einem Fuß zu und setzt dich daneben.',
        'Leg eine Hand auf den Ball und atme dreimal aus, als würdest du eine Feder pusten.',
        'Der Trainer flüstert einen Namen; dieses Kind holt seinen Ball und wechselt das Bett.',
        'Zum Schluss schlafen alle Bälle, und jedes Kind erzählt seinem Ball etwas Schönes von heute.',
      ],
      points: [
        'Auf Katzenpfoten: den Ball rollen, nicht schießen.',
        'Lange ausatmen, länger als ein.',
        'Flüstern, damit kein Ball aufwacht.',
      ],
      harder: ['Rückwärts gehen und den Ball mit der Sohle ziehen.'],
      easier: ['Ein Bett für jedes Kind; beim Zudecken helfen die Hände.'],
      scoring: 'Gemeinsam zählen: Wie viele Betten sind voll, ohne dass ein Ball aufgewacht ist?',
      question: 'Was macht dein Herz jetzt, und was hat es im Spiel gemacht?',
      fault: 'Die Kinder rennen zum nächsten Bett: Der Trainer geht voran, langsamer als alle.',
    },
    bg: {
      title: 'Топките лягат да спят',
      aim: 'Децата се успокояват след игрите: краката стават по-бавни, дишането – по-тихо, а накрая топката лежи съвсем неподвижно.',
      setup:
        'Градина {l} × {w} м с пет обръча за легла. {n} деца, всяко с топка. Две топки могат да спят в едно легло.',
      rules: [
        'Топката е уморена: води я с ходило към дома толкова тихо, че никой да не я чуе.',
        'До леглото завий топката с един крак и седни до нея.',
        'Сложи ръка върху топката и издишай три пъти, сякаш духаш перце.',
        'Треньорът прошепва име; това дете взема топката си и сменя леглото.',
        'Накрая всички топки спят и всяко дете разказва на своята нещо хубаво от днес.',
      ],
      points: [
        'С котешки стъпки: търкаляй топката, не я ритай.',
        'Издишвай дълго, по-дълго, отколкото вдишваш.',
        'Шепнешком, за да не се събуди някоя топка.',
      ],
      harder: ['Ходене заднешком и придърпване на топката с ходило.'],
      easier: ['По едно легло за всяко дете; ръцете могат да помагат.'],
      scoring: 'Отборът брои колко легла са пълни, без да се е събудила топка.',
      question: 'Какво прави сърцето ти сега и какво правеше в играта?',
      fault: 'Децата се надбягват до леглото: треньорът върви отпред, по-бавно от всички.',
    },
  },
}

export const balloonBelly: Exercise = {
  key: 'balloon-belly',
  sizes: createSizes(
    [5, 10],
    1,
    [
      [14, 12, 6, 4, 60, 15],
      [18, 16, 10, 4, 60, 15],
    ],
    { fewer: 2, more: 4 },
  ),
  intensity: 'low',
  kind: { topic: 'mobility', practice_type: 'unopposed' },
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const radius = size.area[1] * 0.4
    const children = drawing.ring('a', size.count ?? 6, at(0.5, 0.5), radius)
    for (const id of children) drawing.ball(id)
    addBench(drawing, 0)
    const [one = '', two = '', three = ''] = children
    moveAll(drawing, [one, at(0.5, 0.3)], [two, at(0.62, 0.38)], [three, at(0.62, 0.6)])
    moveAll(drawing, [one, at(0.5, 0.14)], [two, at(0.74, 0.3)], [three, at(0.74, 0.68)])
    return drawing
  },
  words: {
    en: {
      title: 'Balloon belly',
      aim: 'Children learn to breathe into the belly and notice that a long breath makes them calm.',
      setup:
        'A circle on dry grass or mats in {l} × {w} m. {n} children with a ball at their feet, an arm’s length and more between neighbours.',
      rules: [
        'Walk slowly to the middle and back with the ball: four steps breathe in, four steps breathe out.',
        'Lie on your back and hold the ball on your belly with both hands.',
        'Breathe in: the balloon fills and lifts the ball. Breathe out: it sinks, hissing quietly.',
        'After five breaths stretch long like a sleepy cat, roll to the side and sit up slowly.',
        'Change the animal in every round: elephant breath, mouse breath, whale breath.',
      ],
      points: [
        'The ball rises, the shoulders stay on the ground.',
        'Let the air out slowly, like a tyre with a tiny hole.',
        'Sit up over the side, without a jerk.',
      ],
      harder: ['Count silently: in up to three, out up to five.'],
      easier: ['Sit instead of lying, hands on the belly, the coach breathes loudly along.'],
      scoring: 'Each breath that lifts the ball without it rolling off is one balloon.',
      question: 'When else could a whale breath help you: before a penalty, before going to sleep?',
      fault:
        'The chest pumps and the ball does not move: a hand on the belly shows where the air belongs.',
    },
    de: {
      title: 'Luftballon im Bauch',
      aim: 'Die Kinder lernen, in den Bauch zu atmen, und merken, dass langes Ausatmen ruhig macht.',
      setup:
        'Ein Kreis auf trockenem Rasen oder Matten in {l} × {w} m. {n} Kinder mit Ball am Fuß, mehr als eine Armlänge zwischen den Nachbarn.',
      rules: [
        'Geh mit dem Ball langsam zur Mitte und zurück: vier Schritte einatmen, vier ausatmen.',
        'Leg dich auf den Rücken und halte den Ball mit beiden Händen auf dem Bauch.',
        'Einatmen: Der Luftballon hebt den Ball. Ausatmen: Er sinkt mit leisem Zischen.',
        'Nach fünf Atemzügen lang strecken wie eine müde Katze, zur Seite rollen, langsam aufsetzen.',
        'In jeder Runde wechselt das Tier: Elefantenatem, Mäuseatem, Walatem.',
      ],
      points: [
        'Der Ball hebt sich, die Schultern bleiben unten.',
        'Die Luft langsam hinauslassen wie aus einem winzigen Loch.',
        'Über die Seite aufsetzen, ohne Schwung.',
      ],
      harder: ['Still zählen: bis drei ein, bis fünf aus.'],
      easier: ['Im Sitzen, Hände auf dem Bauch; der Trainer atmet hörbar mit.'],
      scoring: 'Jeder Atemzug, der den Ball hebt, ohne dass er herunterrollt, ist ein Ballon.',
      question: 'Wann könnte dir der Walatem noch helfen: vor dem Elfmeter, vor dem Einschlafen?',
      fault:
        'Die Brust pumpt, der Ball bewegt sich nicht: Eine Hand auf dem Bauch zeigt, wohin die Luft gehört.',
    },
    bg: {
      title: 'Балон в корема',
      aim: 'Децата се учат да дишат с корема и усещат, че дългото издишване ги успокоява.',
      setup:
        'Кръг върху суха трева или постелки в {l} × {w} м. {n} деца с топка в краката, повече от една ръка разстояние между съседите.',
      rules: [
        'Върви бавно с топката до средата и обратно: четири крачки вдишване, четири издишване.',
        'Легни по гръб и дръж топката с две ръце върху корема.',
        'Вдишай: балонът се пълни и вдига топката. Издишай: тя се спуска с тихо съскане.',
        'След пет вдишвания се протегни като сънено коте, обърни се настрани и седни бавно.',
        'Във всяка серия животното се сменя: слонско, мише, китово дишане.',
      ],
      points: [
        'Топката се вдига, раменете остават на земята.',
        'Изпускай въздуха бавно, като от съвсем малка дупчица.',
        'Сядай през страничен лег, без рязко движение.',
      ],
      harder: ['Брой наум: до три при вдишване, до пет при издишване.'],
      easier: ['В седеж, с ръце на корема; треньорът диша на глас заедно с децата.'],
      scoring: 'Всяко вдишване, при което топката се вдига и не пада, е един балон.',
      question: 'Кога още може да ти помогне китовото дишане: преди дузпа, преди сън?',
      fault:
        'Гърдите се повдигат, а топката не мърда: ръката на корема показва къде отива въздухът.',
    },
  },
}
