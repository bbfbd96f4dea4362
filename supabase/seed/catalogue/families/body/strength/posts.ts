/** Strength in which a ball travels between partners. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const plankPost: Exercise = {
  key: 'plank-post',
  sizes: createSizes(
    [10, 99],
    2,
    [
      [14, 12, 6, 8, 30, 45],
      [16, 20, 12, 8, 30, 45],
    ],
    { more: 4 },
  ),
  intensity: 'medium',
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const pairs = (size.count ?? 6) / 2
    const getY = (index: number) => (index + 0.5) / pairs
    const all = Array.from({ length: pairs }, (_, index) => {
      const one = drawing.player('a', at(0.35, getY(index)))
      const two = drawing.player('a', at(0.6, getY(index)))
      return { one, two, ball: drawing.ball(one) }
    })
    drawing.coach([size.area[0] / 2, size.area[1] + 2])
    drawing.together(() => all.forEach(({ ball, two }) => drawing.pass(ball, two)))
    moveAll(
      drawing,
      ...all.slice(0, 3).map(({ one }, index) => [one, at(0.28, getY(index))] as const),
    )
    drawing.together(() => all.forEach(({ ball, one }) => drawing.pass(ball, one)))
    return drawing
  },
  words: {
    en: {
      title: 'Post from plank to plank',
      aim: 'Hold the trunk firm while an arm works: the strength that keeps you upright in a shoulder duel.',
      setup:
        'Mats or dry grass in {l} × {w} m. {n} players in pairs lie head to head, three metres apart, one ball to a pair.',
      rules: [
        'Both come up into a front support on the hands, feet as wide as the hips.',
        'Roll the ball to your partner with one hand and tap your own shoulder twice before it returns.',
        'Left hand and right hand take turns; the hips stay still.',
        'After thirty seconds sit up, shake out the wrists and walk round the partner.',
        'Next round: side support, the upper hand rolls the ball; change sides halfway.',
      ],
      points: [
        'A straight line from head to heel, belly pulled in.',
        'Hips do not swing: put a bib on the back, it should stay there.',
        'Stop before the back sags; ten good seconds beat thirty bad ones.',
      ],
      harder: ['Lift one foot while the ball is away.'],
      easier: ['On the knees or on the forearms, ball rolled slowly.'],
      scoring: 'Clean rolls in thirty seconds; a sagging back does not count, the partner judges.',
      question: 'Where do you feel it: in the belly or in the lower back?',
      fault: 'The seat goes up or the back hollows: go down to the knees and start again.',
    },
    de: {
      title: 'Post von Stütz zu Stütz',
      aim: 'Den Rumpf festhalten, während ein Arm arbeitet: die Kraft, die im Schulterkontakt aufrecht hält.',
      setup:
        'Matten oder trockener Rasen in {l} × {w} m. {n} Spieler in Paaren, Kopf zu Kopf, drei Meter Abstand, je Paar ein Ball.',
      rules: [
        'Beide gehen in den Liegestütz, Füße hüftbreit.',
        'Roll den Ball mit einer Hand zum Partner und tippe zweimal an die eigene Schulter, bevor er zurückkommt.',
        'Linke und rechte Hand im Wechsel; die Hüfte bleibt ruhig.',
        'Nach dreißig Sekunden aufsetzen, Handgelenke lockern, einmal um den Partner gehen.',
        'Nächster Durchgang: Seitstütz, die obere Hand rollt; nach der Hälfte die Seite wechseln.',
      ],
      points: [
        'Gerade Linie vom Kopf bis zur Ferse, Bauch angespannt.',
        'Die Hüfte schwingt nicht: Ein Leibchen auf dem Rücken bleibt liegen.',
        'Aufhören, bevor der Rücken durchhängt; zehn gute Sekunden schlagen dreißig schlechte.',
      ],
      harder: ['Einen Fuß heben, solange der Ball unterwegs ist.'],
      easier: ['Auf den Knien oder Unterarmen, Ball langsam rollen.'],
      scoring:
        'Saubere Rollen in dreißig Sekunden; mit hängendem Rücken zählt nicht, der Partner urteilt.',
      question: 'Wo spürst du es: im Bauch oder im unteren Rücken?',
      fault: 'Das Gesäß steigt oder der Rücken hängt: auf die Knie gehen und neu beginnen.',
    },
    bg: {
      title: 'Поща от опора до опора',
      aim: 'Торсът остава стегнат, докато ръката работи: силата, която те държи прав при единоборство с рамо.',
      setup:
        'Постелки или суха трева в {l} × {w} м. {n} играчи по двойки, глава срещу глава на три метра, топка на двойка.',
      rules: [
        'Двамата заемат лицева опора, стъпалата на ширината на таза.',
        'Търкулни топката с една ръка и докосни два пъти рамото си, преди тя да се върне.',
        'Лявата и дясната ръка се редуват; тазът остава неподвижен.',
        'След тридесет секунди седни, разтръскай китките и обиколи партньора.',
        'Следваща серия: странична опора, търкаля горната ръка; по средата смени страната.',
      ],
      points: [
        'Права линия от главата до петите, стегнат корем.',
        'Тазът не се люлее: потник върху гърба трябва да остане там.',
        'Спри, преди гърбът да хлътне; десет добри секунди са повече от тридесет лоши.',
      ],
      harder: ['Вдигни единия крак, докато топката я няма.'],
      easier: ['На колене или на предмишници, бавно търкаляне.'],
      scoring: 'Чисти търкаляния за тридесет секунди; с хлътнал гръб не се брои, съди партньорът.',
      question: 'Къде го усещаш: в корема или ниско в кръста?',
      fault: 'Седалището се вдига или гърбът хлътва: мини на колене и започни отново.',
    },
  },
}

export const lungeBelt: Exercise = {
  key: 'conveyor-belt',
  sizes: createSizes(
    [9, 99],
    2,
    [
      [18, 12, 8, 5, 60, 45],
      [22, 18, 12, 5, 60, 45],
    ],
    { more: 4 },
  ),
  intensity: 'medium',
  kind: { corners: ['physical', 'social'] },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const each = (size.count ?? 8) / 2
    const step = each > 4 ? 0.1 : 0.13
    const rows = ([0.3, 0.7] as const).map((y) => {
      const row = Array.from({ length: each }, (_, index) =>
        drawing.player('a', at(0.1 + step * index, y)),
      )
      return { y, row, ball: drawing.ball(row[0] ?? '') }
    })
    drawing.coach([size.area[0] / 2, size.area[1] + 2])
    for (let index = 1; index < each; index += 1)
      drawing.together(() => rows.forEach(({ row, ball }) => drawing.pass(ball, row[index] ?? '')))
    drawing.together(() =>
      rows.forEach(({ row, y }) => {
        drawing.run(row[0] ?? '', at(0.2, y - 0.16), at(0.1 + step * each, y - 0.06))
      }),
    )
    return drawing
  },
  words: {
    en: {
      title: 'Conveyor belt in the lunge',
      aim: 'Stable lunges with a turning trunk: hand on the ball along a row until the whole row has crossed the pitch.',
      setup:
        'Two rows side by side in {l} × {w} m, players an arm’s length apart. {n} players, one ball to a row.',
      rules: [
        'All stand in a lunge; the ball is handed from the first to the last, turning from the trunk.',
        'Who has handed it on gets up, walks round the row to its end and sinks into a lunge again.',
        'So the row travels to the far line; on the way back the other leg is in front.',
        'Next round: hand it overhead, then under the front thigh.',
      ],
      points: [
        'Front knee over the ankle, back knee a fist above the ground.',
        'Turn chest and eyes with the ball, hips stay forward.',
        'Quality before speed: the belt runs smoothly, it does not race.',
      ],
      harder: ['Hold the ball in outstretched arms for one breath before handing it on.'],
      easier: ['Half lunge or standing with the feet apart.'],
      scoring: 'Lengths without a knee or ball on the ground; both rows add theirs together.',
      question: 'Which leg trembles first in front, and what does it mean for your shot?',
      fault: 'The front knee falls inwards: widen the stance, as if standing on two rails.',
    },
    de: {
      title: 'Fließband im Ausfallschritt',
      aim: 'Stabile Ausfallschritte mit drehendem Rumpf: Der Ball wandert durch die Reihe, bis sie das Feld durchquert hat.',
      setup:
        'Zwei Reihen nebeneinander in {l} × {w} m, eine Armlänge Abstand. {n} Spieler, je Reihe ein Ball.',
      rules: [
        'Alle stehen im Ausfallschritt; der Ball wird mit Drehung aus dem Rumpf vom Ersten zum Letzten gereicht.',
        'Wer ihn weitergegeben hat, steht auf, geht außen ans Ende der Reihe und sinkt wieder in den Ausfallschritt.',
        'So wandert die Reihe zur anderen Linie; auf dem Rückweg ist das andere Bein vorn.',
        'Im nächsten Durchgang über Kopf, danach unter dem vorderen Oberschenkel hindurch.',
      ],
      points: [
        'Vorderes Knie über dem Fußgelenk, hinteres eine Faust über dem Boden.',
        'Brust und Blick drehen mit dem Ball, die Hüfte bleibt vorn.',
        'Sauber vor schnell: Das Band läuft ruhig.',
      ],
      harder: ['Den Ball einen Atemzug lang mit gestreckten Armen halten.'],
      easier: ['Halber Ausfallschritt oder Grätschstand.'],
      scoring: 'Bahnen, ohne dass Knie oder Ball den Boden berühren; beide Reihen zählen zusammen.',
      question: 'Welches Bein zittert vorn zuerst, und was heißt das für deinen Schuss?',
      fault: 'Das vordere Knie fällt nach innen: breiter stehen, wie auf zwei Schienen.',
    },
    bg: {
      title: 'Конвейер в напад',
      aim: 'Стабилен напад със завъртане на торса: топката се предава по редицата, докато тя прекоси терена.',
      setup:
        'Две редици една до друга в {l} × {w} м, на една ръка разстояние. {n} играчи, топка на редица.',
      rules: [
        'Всички са в напад; топката се предава от първия до последния със завъртане на торса.',
        'Който я е предал, става, отива отвън до края на редицата и отново заема напад.',
        'Така редицата стига до отсрещната линия; на връщане отпред е другият крак.',
        'Следващата серия е над глава, после под предното бедро.',
      ],
      points: [
        'Предното коляно над глезена, задното на юмрук от земята.',
        'Гърдите и погледът се въртят с топката, тазът сочи напред.',
        'Качество преди скорост: конвейерът върви плавно.',
      ],
      harder: ['Задръж топката с изпънати ръце за едно вдишване, преди да я предадеш.'],
      easier: ['Половин напад или разкрачен стоеж.'],
      scoring: 'Дължини, без коляно или топка да допре земята; двете редици се събират.',
      question: 'Кой крак отпред трепери пръв и какво означава това за удара ти?',
      fault: 'Предното коляно пада навътре: застани по-широко, като върху две релси.',
    },
  },
}
