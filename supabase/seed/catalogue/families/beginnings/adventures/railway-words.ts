/** Trains and racing cars on the ring. */
import type { TaskWords } from '../kit'

export const railwayWords: Record<'stations' | 'turntable', TaskWords> = {
  stations: {
    en: {
      title: 'All aboard the little train',
      aim: 'Dribble in a steady flow behind somebody, stop on a spot and set off again.',
      setup:
        'A railway line {track} m wide runs round {area} m; {n} children, each with a ball, are spread along it. In each corner a ring marks a station.',
      rules: [
        'All trains run in the same direction round the line.',
        'At a station stop the ball, blow the whistle and count to three.',
        'Never overtake: wait behind a train that stands, two steps away.',
        'After each round the stationmaster (a child) announces a new way to travel.',
      ],
      points: [
        'Regular touches, like the wheels of a train.',
        'Look at the train in front of you.',
        'In the bend touch the ball with the outside foot.',
      ],
      more: ['Express train: only two stations on each lap.', 'Sole only between two stations.'],
      easier: ['A line twice as wide; walk with the ball.'],
      scoring: 'A ticket for every station where the ball stood still: how many per round?',
      questions: ['How did you notice that the train in front was going to stop?'],
      faults: ['Trains bump: more distance, and stop to the side of the station.'],
    },
    de: {
      title: 'Einsteigen in die Bimmelbahn',
      aim: 'Gleichmäßig hinter jemandem dribbeln, auf den Punkt stoppen und wieder anfahren.',
      setup:
        'Eine {track} m breite Bahnstrecke läuft rund um {area} m; {n} Kinder mit je einem Ball sind darauf verteilt. In jeder Ecke ist ein Reifen der Bahnhof.',
      rules: [
        'Alle Züge fahren in dieselbe Richtung.',
        'Am Bahnhof den Ball stoppen, pfeifen und bis drei zählen.',
        'Überholt wird nicht: mit zwei Schritten Abstand hinter dem Zug warten.',
        'Nach jedem Durchgang sagt ein Kind als Bahnchef eine neue Fahrweise an.',
      ],
      points: [
        'Gleichmäßige Kontakte wie die Räder eines Zuges.',
        'Schau auf den Zug vor dir.',
        'In der Kurve führt der äußere Fuß den Ball.',
      ],
      more: ['Schnellzug: nur zwei Halte je Runde.', 'Zwischen zwei Bahnhöfen nur mit der Sohle.'],
      easier: ['Eine doppelt so breite Strecke; mit dem Ball gehen.'],
      scoring: 'Eine Fahrkarte je Bahnhof, an dem der Ball still lag: Wie viele je Durchgang?',
      questions: ['Woran hast du gemerkt, dass der Zug vor dir hält?'],
      faults: ['Züge fahren auf: mehr Abstand, und neben dem Bahnhof halten.'],
    },
    bg: {
      title: 'Влакчето тръгва',
      aim: 'Равномерно водене зад някого, спиране на място и ново потегляне.',
      setup:
        'Железница, широка {track} м, минава около поле {area} м; {n} деца, всяко с топка, са разпределени по нея. Във всеки ъгъл обръч е гара.',
      rules: [
        'Всички влакове се движат в една посока.',
        'На гарата спри топката, изсвири и преброй до три.',
        'Не се изпреварва: чакай на две крачки зад спрелия влак.',
        'След всяка серия дете – началник-гара – обявява нов начин на пътуване.',
      ],
      points: [
        'Равномерни докосвания като колелата на влак.',
        'Гледай влака пред себе си.',
        'На завоя топката се води с външния крак.',
      ],
      more: ['Експрес: само две спирания на обиколка.', 'Между две гари само с подметка.'],
      easier: ['Двойно по-широка линия; топката се води с ходене.'],
      scoring: 'Билет за всяка гара, на която топката е стояла: колко на серия?',
      questions: ['По какво позна, че влакът отпред ще спре?'],
      faults: ['Влаковете се блъскат: повече разстояние и спиране встрани от гарата.'],
    },
  },
  turntable: {
    en: {
      title: 'The turntable',
      aim: 'Turn with the sole or the inside at a signal and drive off in the other direction.',
      setup:
        'A track {track} m wide round {area} m. {n} engines, each with a ball and at least four steps apart; the coach stands in the middle with a bell.',
      rules: [
        'All drive clockwise until the bell rings.',
        'One ring: turn on the spot and drive the other way.',
        'Two rings: into the inner field, once round another engine, back on the track.',
        'A long ring: everybody stops and rests with a foot on the ball.',
      ],
      points: [
        'Stop the ball, step past it, pull it with you.',
        'Turn towards the middle, so that everybody turns the same side.',
        'The first touch after the turn is a long one.',
      ],
      more: ['Each bell is a different turn: sole, inside, outside.', 'A child rings the bell.'],
      easier: ['Pick the ball up, turn and put it down again.'],
      scoring: 'Who has turned before the sound fades? A steam cloud (a cheer) for all who have.',
      questions: ['Which turn sets you off fastest?'],
      faults: ['The ball rolls on at the bell: small touches on the track, foot ready.'],
    },
    de: {
      title: 'Auf der Drehscheibe',
      aim: 'Auf ein Zeichen mit Sohle oder Innenseite wenden und in die Gegenrichtung losfahren.',
      setup:
        'Ein {track} m breites Gleis rund um {area} m. {n} Loks mit je einem Ball und mindestens vier Schritten Abstand; in der Mitte der Trainer mit einer Glocke.',
      rules: [
        'Alle fahren im Uhrzeigersinn, bis die Glocke läutet.',
        'Einmal läuten: auf der Stelle wenden und andersherum fahren.',
        'Zweimal: ins Innenfeld, einmal um eine andere Lok und zurück aufs Gleis.',
        'Langes Läuten: Alle halten und ruhen mit dem Fuß auf dem Ball aus.',
      ],
      points: [
        'Ball stoppen, daran vorbeisteigen, mitziehen.',
        'Zur Mitte hin drehen, dann drehen alle gleich.',
        'Der erste Kontakt nach der Wende ist lang.',
      ],
      more: ['Jedes Läuten eine andere Wende: Sohle, Innen-, Außenseite.', 'Ein Kind läutet.'],
      easier: ['Ball aufnehmen, umdrehen und wieder hinlegen.'],
      scoring: 'Wer hat gewendet, bevor der Ton verklingt? Eine Dampfwolke (Jubel) für alle.',
      questions: ['Mit welcher Wende kommst du am schnellsten wieder weg?'],
      faults: ['Beim Läuten rollt der Ball weiter: kleine Kontakte, der Fuß ist bereit.'],
    },
    bg: {
      title: 'Обръщалото на гарата',
      aim: 'Обръщане с подметка или вътрешна част по сигнал и тръгване в обратната посока.',
      setup:
        'Релси, широки {track} м, около поле {area} м. {n} локомотива, всеки с топка и поне на четири крачки един от друг; в средата е треньорът със звънец.',
      rules: [
        'Всички карат по часовниковата стрелка, докато звънецът звънне.',
        'Едно звънване: обърни се на място и карай обратно.',
        'Две: влез във вътрешното поле, обиколи друг локомотив и се върни на релсите.',
        'Дълго звънене: всички спират и почиват с крак върху топката.',
      ],
      points: [
        'Спри топката, прекрачи я и я дръпни със себе си.',
        'Обръщай се към средата, така всички завиват еднакво.',
        'Първото докосване след обръщането е дълго.',
      ],
      more: ['Всяко звънване е с друго обръщане: подметка, вътрешна, външна.', 'Звъни дете.'],
      easier: ['Вземи топката в ръце, обърни се и я сложи пак.'],
      scoring: 'Кой се е обърнал, преди звукът да заглъхне? Облак пара (радостен вик) за всички.',
      questions: ['С кое обръщане тръгваш най-бързо?'],
      faults: ['При звънеца топката продължава: малки докосвания, кракът е готов.'],
    },
  },
}
