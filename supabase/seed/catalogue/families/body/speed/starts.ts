/** Acceleration from a ball that falls or comes from behind. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const ballDrop: Exercise = {
  key: 'ball-drop',
  sizes: createSizes(
    [8, 99],
    2,
    [
      [14, 12, 6, 10, 8, 32],
      [14, 20, 12, 10, 8, 32],
    ],
    { more: 4 },
  ),
  intensity: 'high',
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const pairs = (size.count ?? 6) / 2
    const getY = (index: number) => (index + 0.5) / pairs
    const runners = Array.from({ length: pairs }, (_, index) =>
      drawing.player('a', at(0.15, getY(index))),
    )
    const balls = runners.map((_, index) => {
      const dropper = drawing.player('a', at(0.6, getY(index)))
      drawing.gears('marker', [at(0.24, getY(index)), at(0.38, getY(index) + 0.12 / pairs)])
      return drawing.ball(dropper)
    })
    addBench(drawing, 0)
    drawing.together(() => {
      runners.forEach((id, index) => drawing.run(id, at(0.5, getY(index))))
      balls.forEach((id, index) =>
        drawing.pass(id, at(0.52, getY(index)), { for: runners[index] ?? '' }),
      )
    })
    moveAll(
      drawing,
      ...runners.slice(0, 3).map((id, index) => [id, at(0.84, getY(index))] as const),
    )
    return drawing
  },
  words: {
    en: {
      title: 'Drop and dash',
      aim: 'React to what the eyes see and reach top effort in the first three steps before the ball bounces twice.',
      setup:
        'Short lanes in {l} × {w} m; markers 3, 4 and 5 m from the partner who holds the ball. {n} players in pairs, one ball to a pair.',
      rules: [
        'The partner holds the ball at shoulder height, arm out to the side, and drops it when they like.',
        'Sprint and control the ball with the foot after the first bounce, before the second.',
        'Dribble on past the partner and over the end line.',
        'Got it twice in a row? Next time start one marker further away.',
        'Swap roles after every run; walk back.',
      ],
      points: [
        'Weight on the front foot, eyes on the hand.',
        'Lean forwards and push: the first steps are short and strong.',
        'Get the foot under the ball without slowing down.',
        'Partner: step aside as soon as the ball has left your hand.',
      ],
      harder: ['Start lying on your front, or with your back turned and a call.'],
      easier: ['Two metres away, catching with the hands allowed.'],
      scoring: 'The furthest marker from which the ball was controlled twice in a row.',
      question: 'What did you look at: the hand, the ball, or the face?',
      fault:
        'The partner throws the ball down or teases with the arm: it simply falls from an open hand.',
    },
    de: {
      title: 'Fallen lassen und los',
      aim: 'Auf das reagieren, was die Augen sehen, und in den ersten drei Schritten alles geben, bevor der Ball zweimal auftippt.',
      setup:
        'Kurze Bahnen in {l} × {w} m; Markierungen 3, 4 und 5 m vor dem Partner mit Ball. {n} Spieler in Paaren, je Paar ein Ball.',
      rules: [
        'Der Partner hält den Ball mit gestrecktem Arm seitlich auf Schulterhöhe und lässt ihn irgendwann fallen.',
        'Sprinten und den Ball nach dem ersten, vor dem zweiten Auftippen mit dem Fuß kontrollieren.',
        'Am Partner vorbei über die Endlinie dribbeln.',
        'Zweimal nacheinander geschafft? Beim nächsten Mal eine Markierung weiter weg starten.',
        'Nach jedem Lauf die Rollen tauschen; zurück wird gegangen.',
      ],
      points: [
        'Gewicht auf dem vorderen Fuß, Augen auf der Hand.',
        'Nach vorn lehnen und drücken: Die ersten Schritte sind kurz und kräftig.',
        'Den Fuß unter den Ball bringen, ohne abzubremsen.',
        'Partner: zur Seite treten, sobald der Ball fällt.',
      ],
      harder: ['Aus der Bauchlage oder mit dem Rücken zum Ball auf Zuruf starten.'],
      easier: ['Zwei Meter Abstand, Fangen mit den Händen erlaubt.'],
      scoring: 'Die weiteste Markierung, von der es zweimal nacheinander gelang.',
      question: 'Wohin hast du geschaut: auf die Hand, den Ball oder ins Gesicht?',
      fault:
        'Der Partner wirft den Ball hinunter oder täuscht an: Er fällt einfach aus der offenen Hand.',
    },
    bg: {
      title: 'Пускане и спринт',
      aim: 'Реакция на видяното и пълно усилие в първите три крачки, преди топката да отскочи втори път.',
      setup:
        'Къси коридори в {l} × {w} м; маркери на 3, 4 и 5 м от партньора с топката. {n} играчи по двойки, топка на двойка.',
      rules: [
        'Партньорът държи топката с изпъната встрани ръка на височината на рамото и я пуска, когато реши.',
        'Спринтирай и овладей топката с крак след първия отскок, преди втория.',
        'Води я покрай партньора през крайната линия.',
        'Успя два пъти подред? Следващия път стартирай един маркер по-далече.',
        'След всяко бягане ролите се сменят; връщането е с ходене.',
      ],
      points: [
        'Тежестта е на предния крак, очите са в ръката.',
        'Наклони се и отблъсквай: първите крачки са къси и силни.',
        'Подложи крака под топката, без да намаляваш.',
        'Партньор: дръпни се встрани, щом топката излезе от ръката.',
      ],
      harder: ['Старт от лег по корем или с гръб и по подвикване.'],
      easier: ['Два метра, позволено е хващане с ръце.'],
      scoring: 'Най-далечният маркер, от който е успешно два пъти подред.',
      question: 'Къде гледаше: в ръката, в топката или в лицето?',
      fault: 'Партньорът хвърля топката надолу или лъже с ръка: тя просто пада от отворената длан.',
    },
  },
}

export const ballFromBehind: Exercise = {
  key: 'ball-from-behind',
  sizes: createSizes(
    [9, 99],
    2,
    [
      [22, 14, 6, 10, 10, 40],
      [22, 22, 12, 10, 10, 40],
    ],
    { more: 4 },
  ),
  intensity: 'high',
  draw(size) {
    const { drawing, at } = createGround(size)
    drawing.zone(at(0.72, 0), at(0.92, 1))
    const pairs = (size.count ?? 6) / 2
    const getY = (index: number) => (index + 0.5) / pairs
    const runners = Array.from({ length: pairs }, (_, index) =>
      drawing.player('a', at(0.26, getY(index))),
    )
    const balls = runners.map((_, index) =>
      drawing.ball(drawing.player('a', at(0.06, getY(index) - 0.14 / pairs))),
    )
    addBench(drawing, 0)
    drawing.together(() => {
      balls.forEach((ball, index) =>
        drawing.pass(ball, at(0.7, getY(index) - 0.1 / pairs), { for: runners[index] ?? '' }),
      )
      runners.forEach((id, index) => drawing.run(id, at(0.7, getY(index) - 0.1 / pairs)))
    })
    moveAll(drawing, ...runners.map((id, index) => [id, at(0.82, getY(index))] as const))
    return drawing
  },
  words: {
    en: {
      title: 'The ball from behind',
      aim: 'Accelerate after a ball that overtakes you, decide which shoulder it passes, and slow it down in a narrow zone.',
      setup:
        'Lanes in {l} × {w} m with a stopping zone at the end. {n} players in pairs, one behind the other four metres apart, one ball to a pair.',
      rules: [
        'The front player looks ahead and may not turn the head before the ball has gone past.',
        'The partner rolls the ball past on the left or right, at a pace worth a sprint.',
        'Chase it, catch up before the zone and stop it inside.',
        'Dribble back outside the lane, give the ball over and change places.',
      ],
      points: [
        'Soft knees, listen: you hear the pass before you see the ball.',
        'Drive the arms, run to where the ball will be.',
        'Shorten the steps before the zone and stop it with the sole.',
        'Passer: not full power, the ball must be catchable at the line.',
      ],
      harder: ['The passer follows as a chaser one second later.'],
      easier: ['The passer says the side.'],
      scoring: 'One point for a ball stopped in the zone, two if caught before it rolled in.',
      question: 'How did you know the side so early?',
      fault: 'Runners peep over the shoulder: then the ball comes on the other side.',
    },
    de: {
      title: 'Der Ball von hinten',
      aim: 'Einem Ball nachsprinten, der dich überholt, die Seite erkennen und ihn in einer engen Zone stoppen.',
      setup:
        'Bahnen in {l} × {w} m mit Stoppzone am Ende. {n} Spieler in Paaren, vier Meter hintereinander, je Paar ein Ball.',
      rules: [
        'Der vordere Spieler schaut nach vorn und dreht den Kopf erst, wenn der Ball vorbei ist.',
        'Der Partner rollt den Ball links oder rechts vorbei, so schnell, dass sich ein Sprint lohnt.',
        'Nachjagen, vor der Zone einholen und in ihr stoppen.',
        'Außen zurückdribbeln, Ball übergeben und die Plätze tauschen.',
      ],
      points: [
        'Weiche Knie, hinhören: Den Pass hörst du, bevor du den Ball siehst.',
        'Arme kräftig mitnehmen, dorthin laufen, wo der Ball sein wird.',
        'Vor der Zone die Schritte verkürzen, mit der Sohle stoppen.',
        'Passgeber: nicht mit voller Kraft, der Ball muss vor der Linie erreichbar sein.',
      ],
      harder: ['Der Passgeber verfolgt eine Sekunde später.'],
      easier: ['Der Passgeber sagt die Seite an.'],
      scoring: 'Ein Punkt für den gestoppten Ball in der Zone, zwei, wenn er vorher eingeholt war.',
      question: 'Woran hast du die Seite so früh erkannt?',
      fault: 'Über die Schulter schielen: Dann kommt der Ball auf der anderen Seite.',
    },
    bg: {
      title: 'Топка иззад гърба',
      aim: 'Спринт след топка, която те подминава, разпознаване на страната и спиране в тясна зона.',
      setup:
        'Коридори в {l} × {w} м със зона за спиране накрая. {n} играчи по двойки, един зад друг на четири метра, топка на двойка.',
      rules: [
        'Предният гледа напред и обръща глава едва когато топката го подмине.',
        'Партньорът търкаля топката отляво или отдясно толкова бързо, че да си струва спринтът.',
        'Догони я преди зоната и я спри вътре.',
        'Върни се с водене отвън, предай топката и си разменете местата.',
      ],
      points: [
        'Меки колене, слушай: чуваш паса, преди да видиш топката.',
        'Работи силно с ръце, тичай към мястото, където ще бъде топката.',
        'Скъси крачките преди зоната и спри с ходило.',
        'Подаващ: не с пълна сила, топката трябва да се стигне преди линията.',
      ],
      harder: ['Подаващият тръгва да преследва секунда по-късно.'],
      easier: ['Подаващият казва страната.'],
      scoring: 'Точка за спряна в зоната топка, две, ако е настигната преди нея.',
      question: 'По какво позна страната толкова рано?',
      fault: 'Бягащият наднича през рамо: тогава топката идва от другата страна.',
    },
  },
}
