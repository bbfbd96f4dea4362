/** Shots at a wall of cones. */
import type { TaskWords } from '../kit'

export const castleWords: Record<'wall' | 'gallop', TaskWords> = {
  wall: {
    en: {
      title: 'Knock the castle wall down',
      aim: 'Aim at a target and strike the ball firmly along the ground, often and without waiting.',
      setup:
        'A wall of {cones} cones runs down the middle of {area} m. On both sides a line 4 m in front of the wall. {n} knights with a ball each, half of them behind each line.',
      rules: [
        'On “aim” put your ball on the line and choose a cone.',
        'On “fire” all strike; a cone that falls stays down.',
        'Nobody crosses the line before the coach calls “fetch”.',
        'Fetch any ball, run back and aim again until the wall is flat.',
      ],
      points: [
        'Big step, standing foot beside the ball.',
        'Look at the bottom of your cone, then at the ball.',
        'Toes up, ankle firm: strike with the inside.',
      ],
      more: ['Step back: 5 or 6 m.', 'Strike with the other foot after each hit.'],
      easier: ['Move the lines up to 3 m.'],
      scoring: 'Both sides together: how many volleys until the whole wall lies flat?',
      questions: ['Which part of the foot hits the cone most often?'],
      faults: ['Everybody hammers the ball: a hit needs a good aim, not a hard kick.'],
    },
    de: {
      title: 'Reißt die Burgmauer ein',
      aim: 'Ein Ziel anvisieren und den Ball fest und flach treffen, oft und ohne Warten.',
      setup:
        'Eine Mauer aus {cones} Hütchen teilt {area} m in der Mitte. Auf beiden Seiten eine Linie 4 m vor der Mauer. {n} Ritter mit je einem Ball, die Hälfte hinter jeder Linie.',
      rules: [
        'Bei „Zielen“ den Ball auf die Linie legen und ein Hütchen aussuchen.',
        'Bei „Feuer“ schießen alle; umgefallene Hütchen bleiben liegen.',
        'Keiner geht über die Linie, bevor der Trainer „Holen“ ruft.',
        'Irgendeinen Ball holen, zurück und neu zielen, bis die Mauer liegt.',
      ],
      points: [
        'Großer Schritt, das Standbein neben den Ball.',
        'Erst unten auf das Hütchen schauen, dann auf den Ball.',
        'Fußspitze hoch, Gelenk fest: mit der Innenseite treffen.',
      ],
      more: ['Weiter weg: 5 oder 6 m.', 'Nach jedem Treffer mit dem anderen Fuß.'],
      easier: ['Die Linien auf 3 m heranrücken.'],
      scoring: 'Beide Seiten gemeinsam: Nach wie vielen Salven liegt die ganze Mauer?',
      questions: ['Mit welcher Stelle am Fuß triffst du am öftesten?'],
      faults: ['Alle dreschen drauf: Fürs Treffen zählt das Zielen, nicht die Wucht.'],
    },
    bg: {
      title: 'Съборете крепостната стена',
      aim: 'Прицелване и силен удар по земята – често и без чакане.',
      setup:
        'Стена от {cones} конуса дели {area} м по средата. От двете ѝ страни има линия на 4 м от стената. {n} рицари, всеки с топка, половината зад всяка линия.',
      rules: [
        'На „мери се“ сложи топката на линията и избери конус.',
        'На „огън“ всички удрят; паднал конус остава да лежи.',
        'Никой не минава линията, преди треньорът да извика „взимай“.',
        'Вземи някоя топка, върни се и се цели пак, докато стената падне.',
      ],
      points: [
        'Голяма крачка, опорният крак е до топката.',
        'Погледни долния край на конуса, после топката.',
        'Пръстите нагоре, глезенът стегнат: удар с вътрешната част.',
      ],
      more: ['По-далеч: 5 или 6 м.', 'След всяко попадение се удря с другия крак.'],
      easier: ['Линиите се приближават на 3 м.'],
      scoring: 'Двете страни заедно: след колко залпа стената е паднала цялата?',
      questions: ['С коя част на крака уцелваш най-често?'],
      faults: ['Всички удрят с все сила: за попадение трябва точност, не сила.'],
    },
  },
  gallop: {
    en: {
      title: 'Knights at a gallop',
      aim: 'Dribble up, push the ball a little ahead and strike it while it rolls.',
      setup:
        '{cones} cones as a wall down the middle of {area} m, a line 4 m in front of it on both sides. Behind it each of the {n} riders has a marker as a stable and a ball.',
      rules: [
        'Ride with the ball round your stable and up to the line.',
        'Just before the line push the ball ahead and strike it at the wall.',
        'Brake at the line; balls are fetched when all have ridden.',
        'The next ride goes round the stable the other way.',
      ],
      points: [
        'The last push is short and straight at your cone.',
        'One quick step, then strike.',
        'Arms out for balance, like holding reins.',
      ],
      more: ['Ride in from the side and strike across the body.', 'Ride faster each time.'],
      easier: ['Stop the ball at the line, then strike.'],
      scoring: 'A cone knocked down by a rolling ball is two points, by a still one a point.',
      questions: ['How far ahead must the ball roll so that you can strike it well?'],
      faults: ['The ball is pushed too far ahead: it should be one big step away.'],
    },
    de: {
      title: 'Ritter im Galopp',
      aim: 'Heran dribbeln, den Ball ein Stück vorlegen und ihn aus dem Rollen schießen.',
      setup:
        '{cones} Hütchen als Mauer in der Mitte von {area} m, beiderseits eine Linie 4 m davor. Dahinter hat jeder der {n} Reiter einen Markierungsteller als Stall und einen Ball.',
      rules: [
        'Reitet mit dem Ball um euren Stall und bis zur Linie.',
        'Kurz vor der Linie den Ball vorlegen und auf die Mauer schießen.',
        'An der Linie bremsen; Bälle werden geholt, wenn alle geritten sind.',
        'Der nächste Ritt geht andersherum um den Stall.',
      ],
      points: [
        'Die letzte Vorlage ist kurz und genau aufs Hütchen zu.',
        'Ein schneller Schritt, dann schießen.',
        'Arme weg vom Körper, als hieltet ihr Zügel.',
      ],
      more: ['Von der Seite anreiten und quer schießen.', 'Bei jedem Ritt etwas schneller.'],
      easier: ['Den Ball an der Linie stoppen, dann schießen.'],
      scoring: 'Umgeschossen aus dem Rollen zählt zwei Punkte, aus dem Stand einen.',
      questions: ['Wie weit muss der Ball vorrollen, damit du ihn gut triffst?'],
      faults: ['Der Ball wird zu weit vorgelegt: ein großer Schritt genügt.'],
    },
    bg: {
      title: 'Рицари в галоп',
      aim: 'Водене, леко пускане на топката напред и удар, докато се търкаля.',
      setup:
        '{cones} конуса за стена по средата на {area} м, от двете страни линия на 4 м пред нея. Зад линията всеки от {n} ездачи има маркер за конюшня и топка.',
      rules: [
        'Язди с топката около конюшнята си и до линията.',
        'Точно преди линията пусни топката напред и удари към стената.',
        'Спри на линията; топките се взимат, когато всички са яздили.',
        'Следващата езда е в другата посока около конюшнята.',
      ],
      points: [
        'Последното побутване е късо и право към конуса.',
        'Една бърза крачка и удар.',
        'Ръцете встрани за равновесие, сякаш държиш юзди.',
      ],
      more: ['Дойди отстрани и удари по диагонал.', 'Всяка езда е малко по-бърза.'],
      easier: ['Спри топката на линията и тогава удари.'],
      scoring: 'Съборен конус с търкаляща се топка е две точки, от място – една.',
      questions: ['Колко напред трябва да се търкаля топката, за да я удариш добре?'],
      faults: ['Топката се пуска твърде далеч: стига една голяма крачка.'],
    },
  },
}
