/** Long touches where it is free, short ones in the crowd. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const carryGears: Exercise = {
  key: 'gears',
  kind: { practice_type: 'unopposed', corners: ['technical', 'physical'] },
  sizes: createSizes(
    [[28, 14], [8, 10], 1, [6, 60, 45], { more: 3 }],
    [[36, 16], [11, 16], 2, [6, 60, 60], { more: 3 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area, 0)
    drawing.coach(at(0.5, 1.2))
    drawing.zone(at(0.38, 0), at(0.62, 1))
    drawing.gears(
      'marker',
      [0.42, 0.5, 0.58].flatMap((x) => [0.16, 0.38, 0.62, 0.84].map((y) => at(x, y))),
    )
    const left = [0.28, 0.72].map((y) => drawing.player('a', at(0, y)))
    const right = [0.28, 0.72].map((y) => drawing.player('a', at(1, y)))
    const waiting = drawing.player('a', at(-0.08, 0.28))
    const behind = drawing.player('a', at(1.08, 0.72))
    for (const who of [...left, ...right, waiting, behind]) drawing.ball(who)
    const [one = '', two = ''] = left
    const [three = '', four = ''] = right
    moveAll(
      drawing,
      [one, at(0.36, 0.27), at(0.46, 0.1), at(0.54, 0.27), at(0.66, 0.2), at(0.92, 0.1)],
      [two, at(0.36, 0.72), at(0.46, 0.73), at(0.54, 0.55), at(0.66, 0.56), at(0.92, 0.56)],
      [three, at(0.64, 0.34), at(0.54, 0.46), at(0.44, 0.46), at(0.34, 0.42), at(0.08, 0.44)],
      [four, at(0.64, 0.8), at(0.54, 0.94), at(0.42, 0.94), at(0.34, 0.9), at(0.08, 0.92)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Change gears with the ball',
      aim: 'Cover open ground with few long touches and slow down in time for a crowded zone.',
      setup:
        'Field of {l} × {w} m with a forest of markers in the middle third. Players with a ball each at both ends, at most two in a line.',
      rules: [
        'Start from both ends at the same time: first third in four touches at most.',
        'In the forest: a touch with every step, past three markers, and give way to others.',
        'Last third again in four touches, stop the ball on the line.',
        'A marker or a player touched: back to the edge of the forest.',
        'Join the line at the other end; the next ones start when the forest is free.',
      ],
      points: [
        'Push the ball with the laces, toe down, in your stride.',
        'Look up in the free third: which gap in the forest is open?',
        'Two short touches before the forest, not at its first marker.',
      ],
      harder: [
        'Three touches for the free thirds.',
        'Two trees become hunters who may tackle inside the forest.',
      ],
      easier: ['Six touches, half the markers, one end at a time.'],
      scoring:
        'Each trip in the allowed touches and without contact is a point; ten points as a group.',
      question: 'How far in front was the ball when you were fastest?',
      fault: 'Small steps and touches everywhere, even where nobody is near.',
    },
    de: {
      title: 'Gangschaltung mit Ball',
      aim: 'Freien Raum mit wenigen weiten Kontakten überwinden und vor dem Gedränge rechtzeitig bremsen.',
      setup:
        'Feld von {l} × {w} m mit einem Hütchenwald im mittleren Drittel. An beiden Enden Spieler mit je einem Ball, höchstens zwei in einer Reihe.',
      rules: [
        'Start gleichzeitig von beiden Enden: das erste Drittel mit höchstens vier Kontakten.',
        'Im Wald: jeder Schritt ein Kontakt, an drei Hütchen vorbei, anderen ausweichen.',
        'Das letzte Drittel wieder mit vier Kontakten, Ball auf der Linie stoppen.',
        'Hütchen oder Spieler berührt: zurück an den Waldrand.',
        'Am anderen Ende anstellen; die Nächsten starten, sobald der Wald frei ist.',
      ],
      points: [
        'Den Ball mit dem Spann im Laufrhythmus vorlegen, Fußspitze nach unten.',
        'Im freien Drittel aufschauen: Welche Lücke ist offen?',
        'Zwei kurze Kontakte vor dem Wald, nicht erst am ersten Hütchen.',
      ],
      harder: ['Drei Kontakte für die freien Drittel.', 'Zwei Jäger dürfen im Wald angreifen.'],
      easier: ['Sechs Kontakte, halb so viele Hütchen, immer nur ein Ende.'],
      scoring:
        'Jeder Weg mit erlaubten Kontakten und ohne Berührung: ein Punkt; die Gruppe sammelt zehn.',
      question: 'Wie weit lag der Ball vor dir, als du am schnellsten warst?',
      fault: 'Überall kleine Schritte und Kontakte, auch wo alles frei ist.',
    },
    bg: {
      title: 'Смяна на скоростите с топка',
      aim: 'Преодоляване на свободно пространство с малко дълги докосвания и навременно спиране преди навалица.',
      setup:
        'Поле {l} × {w} м с гора от конуси в средната третина. В двата края играчи с по една топка, най-много двама в редица.',
      rules: [
        'Старт едновременно от двата края: първата третина с най-много четири докосвания.',
        'В гората: докосване на всяка крачка, покрай три конуса и с отстъпване на път.',
        'Последната третина пак с четири докосвания, топката се спира на линията.',
        'При допир с конус или играч – обратно в края на гората.',
        'Застани в другия край; следващите тръгват, щом гората се освободи.',
      ],
      points: [
        'Пускай топката с горната част в ритъма на бягането, пръстите надолу.',
        'В свободната третина гледай: коя пролука е отворена?',
        'Две къси докосвания преди гората, не чак при първия конус.',
      ],
      harder: ['Три докосвания за свободните третини.', 'Двама ловци могат да отнемат в гората.'],
      easier: ['Шест докосвания, половината конуси, само от единия край.'],
      scoring: 'Всеки преход с разрешените докосвания и без допир – точка; групата събира десет.',
      question: 'Колко далеч пред теб беше топката, когато бягаше най-бързо?',
      fault: 'Навсякъде ситни крачки и докосвания, дори на свободно място.',
    },
  },
}
