export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      absences: {
        Row: {
          created_at: string
          created_by: string | null
          from_on: string
          id: string
          note: string | null
          player_id: string
          reason: Database['public']['Enums']['absence_reason']
          school_id: string
          to_on: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          from_on: string
          id?: string
          note?: string | null
          player_id: string
          reason?: Database['public']['Enums']['absence_reason']
          school_id?: string
          to_on: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          from_on?: string
          id?: string
          note?: string | null
          player_id?: string
          reason?: Database['public']['Enums']['absence_reason']
          school_id?: string
          to_on?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'absences_created_by'
            columns: ['created_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'absences_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'absences_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      achievement_awards: {
        Row: {
          achievement_id: string
          awarded_at: string
          awarded_by: string | null
          created_at: string
          id: string
          player_id: string
          reached: number | null
          reason: string | null
          revoke_reason: string | null
          revoked_at: string | null
          revoked_by: string | null
          school_id: string
          season_id: string | null
        }
        Insert: {
          achievement_id: string
          awarded_at?: string
          awarded_by?: string | null
          created_at?: string
          id?: string
          player_id: string
          reached?: number | null
          reason?: string | null
          revoke_reason?: string | null
          revoked_at?: string | null
          revoked_by?: string | null
          school_id: string
          season_id?: string | null
        }
        Update: {
          achievement_id?: string
          awarded_at?: string
          awarded_by?: string | null
          created_at?: string
          id?: string
          player_id?: string
          reached?: number | null
          reason?: string | null
          revoke_reason?: string | null
          revoked_at?: string | null
          revoked_by?: string | null
          school_id?: string
          season_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'achievement_awards_achievement'
            columns: ['achievement_id']
            isOneToOne: false
            referencedRelation: 'achievements'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'achievement_awards_awarded_by'
            columns: ['awarded_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'achievement_awards_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'achievement_awards_revoked_by'
            columns: ['revoked_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'achievement_awards_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'achievement_awards_season'
            columns: ['season_id']
            isOneToOne: false
            referencedRelation: 'seasons'
            referencedColumns: ['id']
          },
        ]
      }
      achievement_texts: {
        Row: {
          achievement_id: string
          created_at: string
          description: string
          locale: string
          title: string
          updated_at: string
        }
        Insert: {
          achievement_id: string
          created_at?: string
          description: string
          locale: string
          title: string
          updated_at?: string
        }
        Update: {
          achievement_id?: string
          created_at?: string
          description?: string
          locale?: string
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'achievement_texts_achievement'
            columns: ['achievement_id']
            isOneToOne: false
            referencedRelation: 'achievements'
            referencedColumns: ['id']
          },
        ]
      }
      achievements: {
        Row: {
          archived_at: string | null
          created_at: string
          icon: string
          id: string
          rule: Database['public']['Enums']['achievement_rule']
          shape: Database['public']['Enums']['badge_shape']
          sort_order: number
          threshold: number | null
          tier: Database['public']['Enums']['achievement_tier']
          updated_at: string
        }
        Insert: {
          archived_at?: string | null
          created_at?: string
          icon?: string
          id?: string
          rule: Database['public']['Enums']['achievement_rule']
          shape?: Database['public']['Enums']['badge_shape']
          sort_order?: number
          threshold?: number | null
          tier?: Database['public']['Enums']['achievement_tier']
          updated_at?: string
        }
        Update: {
          archived_at?: string | null
          created_at?: string
          icon?: string
          id?: string
          rule?: Database['public']['Enums']['achievement_rule']
          shape?: Database['public']['Enums']['badge_shape']
          sort_order?: number
          threshold?: number | null
          tier?: Database['public']['Enums']['achievement_tier']
          updated_at?: string
        }
        Relationships: []
      }
      age_groups: {
        Row: {
          code: string
          created_at: string
          sort_order: number
          years_under: number | null
        }
        Insert: {
          code: string
          created_at?: string
          sort_order: number
          years_under?: number | null
        }
        Update: {
          code?: string
          created_at?: string
          sort_order?: number
          years_under?: number | null
        }
        Relationships: []
      }
      age_rules: {
        Row: {
          age_group: string
          ball_size: number | null
          country: string
          created_at: string
          day_minutes_max: number | null
          format: number
          goal_count: number | null
          goal_kind: Database['public']['Enums']['equipment_kind'] | null
          has_goalkeeper: boolean | null
          has_table: boolean | null
          heading_sessions_max: number | null
          heading_sessions_per: string | null
          headings_per_session: number | null
          id: string
          is_binding: boolean | null
          is_confirmed: boolean
          is_rounds: boolean
          note: string | null
          period_minutes: number | null
          periods: number | null
          pitch_length_max_m: number | null
          pitch_length_min_m: number | null
          pitch_width_max_m: number | null
          pitch_width_min_m: number | null
          rotates_after_goal: boolean | null
          season_from: number
          season_until: number | null
          sessions_week_max: number | null
          source: string
          source_url: string | null
          substitutes_max: number | null
          tournament_minutes_max: number | null
          updated_at: string
        }
        Insert: {
          age_group: string
          ball_size?: number | null
          country: string
          created_at?: string
          day_minutes_max?: number | null
          format: number
          goal_count?: number | null
          goal_kind?: Database['public']['Enums']['equipment_kind'] | null
          has_goalkeeper?: boolean | null
          has_table?: boolean | null
          heading_sessions_max?: number | null
          heading_sessions_per?: string | null
          headings_per_session?: number | null
          id?: string
          is_binding?: boolean | null
          is_confirmed?: boolean
          is_rounds?: boolean
          note?: string | null
          period_minutes?: number | null
          periods?: number | null
          pitch_length_max_m?: number | null
          pitch_length_min_m?: number | null
          pitch_width_max_m?: number | null
          pitch_width_min_m?: number | null
          rotates_after_goal?: boolean | null
          season_from: number
          season_until?: number | null
          sessions_week_max?: number | null
          source: string
          source_url?: string | null
          substitutes_max?: number | null
          tournament_minutes_max?: number | null
          updated_at?: string
        }
        Update: {
          age_group?: string
          ball_size?: number | null
          country?: string
          created_at?: string
          day_minutes_max?: number | null
          format?: number
          goal_count?: number | null
          goal_kind?: Database['public']['Enums']['equipment_kind'] | null
          has_goalkeeper?: boolean | null
          has_table?: boolean | null
          heading_sessions_max?: number | null
          heading_sessions_per?: string | null
          headings_per_session?: number | null
          id?: string
          is_binding?: boolean | null
          is_confirmed?: boolean
          is_rounds?: boolean
          note?: string | null
          period_minutes?: number | null
          periods?: number | null
          pitch_length_max_m?: number | null
          pitch_length_min_m?: number | null
          pitch_width_max_m?: number | null
          pitch_width_min_m?: number | null
          rotates_after_goal?: boolean | null
          season_from?: number
          season_until?: number | null
          sessions_week_max?: number | null
          source?: string
          source_url?: string | null
          substitutes_max?: number | null
          tournament_minutes_max?: number | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'age_rules_age_group'
            columns: ['age_group']
            isOneToOne: false
            referencedRelation: 'age_groups'
            referencedColumns: ['code']
          },
        ]
      }
      animation_shares: {
        Row: {
          animation_id: string
          created_at: string
          created_by: string | null
          expires_at: string | null
          id: string
          revoked_at: string | null
          school_id: string | null
          token_hash: string
          updated_at: string
        }
        Insert: {
          animation_id: string
          created_at?: string
          created_by?: string | null
          expires_at?: string | null
          id?: string
          revoked_at?: string | null
          school_id?: string | null
          token_hash: string
          updated_at?: string
        }
        Update: {
          animation_id?: string
          created_at?: string
          created_by?: string | null
          expires_at?: string | null
          id?: string
          revoked_at?: string | null
          school_id?: string | null
          token_hash?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'animation_shares_animation'
            columns: ['animation_id']
            isOneToOne: false
            referencedRelation: 'animations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'animation_shares_created_by'
            columns: ['created_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'animation_shares_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      animation_versions: {
        Row: {
          animation_id: string
          created_at: string
          saved_by: string | null
          scene: Json
          school_id: string | null
          title: string
          updated_at: string
          version: number
        }
        Insert: {
          animation_id: string
          created_at?: string
          saved_by?: string | null
          scene: Json
          school_id?: string | null
          title: string
          updated_at?: string
          version: number
        }
        Update: {
          animation_id?: string
          created_at?: string
          saved_by?: string | null
          scene?: Json
          school_id?: string | null
          title?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'animation_versions_animation'
            columns: ['animation_id']
            isOneToOne: false
            referencedRelation: 'animations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'animation_versions_saved_by'
            columns: ['saved_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'animation_versions_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      animations: {
        Row: {
          archived_at: string | null
          created_at: string
          id: string
          is_template: boolean
          owner_id: string | null
          preview: Json
          question_count: number
          question_topics: string[]
          scene: Json
          school_id: string | null
          search_text: string
          step_count: number
          team_id: string | null
          thumbnail_path: string | null
          title: string
          updated_at: string
          version: number
          visibility: Database['public']['Enums']['exercise_visibility']
        }
        Insert: {
          archived_at?: string | null
          created_at?: string
          id?: string
          is_template?: boolean
          owner_id?: string | null
          preview?: Json
          question_count?: number
          question_topics?: string[]
          scene: Json
          school_id?: string | null
          search_text?: never
          step_count?: number
          team_id?: string | null
          thumbnail_path?: string | null
          title: string
          updated_at?: string
          version?: number
          visibility?: Database['public']['Enums']['exercise_visibility']
        }
        Update: {
          archived_at?: string | null
          created_at?: string
          id?: string
          is_template?: boolean
          owner_id?: string | null
          preview?: Json
          question_count?: number
          question_topics?: string[]
          scene?: Json
          school_id?: string | null
          search_text?: never
          step_count?: number
          team_id?: string | null
          thumbnail_path?: string | null
          title?: string
          updated_at?: string
          version?: number
          visibility?: Database['public']['Enums']['exercise_visibility']
        }
        Relationships: [
          {
            foreignKeyName: 'animations_owner'
            columns: ['owner_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'animations_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'animations_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      answer_reminders: {
        Row: {
          created_at: string
          created_by: string | null
          id: string
          match_id: string | null
          school_id: string
          team_id: string
          told: number
          training_id: string | null
          updated_at: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          id?: string
          match_id?: string | null
          school_id: string
          team_id: string
          told: number
          training_id?: string | null
          updated_at?: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          id?: string
          match_id?: string | null
          school_id?: string
          team_id?: string
          told?: number
          training_id?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'answer_reminders_created_by'
            columns: ['created_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'answer_reminders_match'
            columns: ['match_id']
            isOneToOne: false
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'answer_reminders_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'answer_reminders_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'answer_reminders_training'
            columns: ['training_id']
            isOneToOne: false
            referencedRelation: 'trainings'
            referencedColumns: ['id']
          },
        ]
      }
      appointments: {
        Row: {
          created_at: string
          created_by: string | null
          from_on: string
          from_time: string | null
          id: string
          note: string | null
          place: string | null
          player_id: string
          repeats_until: string | null
          school_id: string
          title: string
          to_on: string
          to_time: string | null
          updated_at: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          from_on: string
          from_time?: string | null
          id?: string
          note?: string | null
          place?: string | null
          player_id: string
          repeats_until?: string | null
          school_id?: string
          title: string
          to_on: string
          to_time?: string | null
          updated_at?: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          from_on?: string
          from_time?: string | null
          id?: string
          note?: string | null
          place?: string | null
          player_id?: string
          repeats_until?: string | null
          school_id?: string
          title?: string
          to_on?: string
          to_time?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'appointments_created_by'
            columns: ['created_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'appointments_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'appointments_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      assessment_criteria: {
        Row: {
          anchors: string[]
          attribute_key: string | null
          created_at: string
          description: string | null
          id: string
          position: number
          school_id: string
          stat_group: Database['public']['Enums']['stat_group']
          template_id: string
          title: string | null
          updated_at: string
        }
        Insert: {
          anchors?: string[]
          attribute_key?: string | null
          created_at?: string
          description?: string | null
          id?: string
          position: number
          school_id?: string
          stat_group: Database['public']['Enums']['stat_group']
          template_id: string
          title?: string | null
          updated_at?: string
        }
        Update: {
          anchors?: string[]
          attribute_key?: string | null
          created_at?: string
          description?: string | null
          id?: string
          position?: number
          school_id?: string
          stat_group?: Database['public']['Enums']['stat_group']
          template_id?: string
          title?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'assessment_criteria_attribute'
            columns: ['attribute_key']
            isOneToOne: false
            referencedRelation: 'stat_attributes'
            referencedColumns: ['key']
          },
          {
            foreignKeyName: 'assessment_criteria_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_criteria_template'
            columns: ['template_id']
            isOneToOne: false
            referencedRelation: 'assessment_templates'
            referencedColumns: ['id']
          },
        ]
      }
      assessment_cycles: {
        Row: {
          closes_on: string
          created_at: string
          id: string
          invites_self: boolean
          name: string
          opens_on: string
          school_id: string
          season_id: string
          template_id: string
          term: Database['public']['Enums']['assessment_term']
          updated_at: string
        }
        Insert: {
          closes_on: string
          created_at?: string
          id?: string
          invites_self?: boolean
          name: string
          opens_on: string
          school_id?: string
          season_id: string
          template_id: string
          term: Database['public']['Enums']['assessment_term']
          updated_at?: string
        }
        Update: {
          closes_on?: string
          created_at?: string
          id?: string
          invites_self?: boolean
          name?: string
          opens_on?: string
          school_id?: string
          season_id?: string
          template_id?: string
          term?: Database['public']['Enums']['assessment_term']
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'assessment_cycles_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_cycles_season'
            columns: ['season_id']
            isOneToOne: false
            referencedRelation: 'seasons'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_cycles_template'
            columns: ['template_id']
            isOneToOne: false
            referencedRelation: 'assessment_templates'
            referencedColumns: ['id']
          },
        ]
      }
      assessment_evidence: {
        Row: {
          added_by: string | null
          animation_id: string | null
          assessment_id: string
          created_at: string
          criterion_id: string | null
          id: string
          match_event_id: string | null
          match_id: string | null
          note: string | null
          player_id: string
          school_id: string
          training_id: string | null
        }
        Insert: {
          added_by?: string | null
          animation_id?: string | null
          assessment_id: string
          created_at?: string
          criterion_id?: string | null
          id?: string
          match_event_id?: string | null
          match_id?: string | null
          note?: string | null
          player_id?: string
          school_id?: string
          training_id?: string | null
        }
        Update: {
          added_by?: string | null
          animation_id?: string | null
          assessment_id?: string
          created_at?: string
          criterion_id?: string | null
          id?: string
          match_event_id?: string | null
          match_id?: string | null
          note?: string | null
          player_id?: string
          school_id?: string
          training_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'assessment_evidence_added_by'
            columns: ['added_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_evidence_animation'
            columns: ['animation_id']
            isOneToOne: false
            referencedRelation: 'animations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_evidence_assessment'
            columns: ['assessment_id']
            isOneToOne: false
            referencedRelation: 'assessments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_evidence_criterion'
            columns: ['criterion_id']
            isOneToOne: false
            referencedRelation: 'assessment_criteria'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_evidence_match'
            columns: ['match_id']
            isOneToOne: false
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_evidence_match_event'
            columns: ['match_event_id']
            isOneToOne: false
            referencedRelation: 'match_events'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_evidence_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_evidence_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_evidence_training'
            columns: ['training_id']
            isOneToOne: false
            referencedRelation: 'trainings'
            referencedColumns: ['id']
          },
        ]
      }
      assessment_mental_ratings: {
        Row: {
          assessment_id: string
          created_at: string
          criterion_id: string
          note: string | null
          player_id: string
          rating: number | null
          school_id: string
        }
        Insert: {
          assessment_id: string
          created_at?: string
          criterion_id: string
          note?: string | null
          player_id: string
          rating?: number | null
          school_id: string
        }
        Update: {
          assessment_id?: string
          created_at?: string
          criterion_id?: string
          note?: string | null
          player_id?: string
          rating?: number | null
          school_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'assessment_mental_ratings_assessment'
            columns: ['assessment_id']
            isOneToOne: false
            referencedRelation: 'assessments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_mental_ratings_criterion'
            columns: ['criterion_id']
            isOneToOne: false
            referencedRelation: 'assessment_criteria'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_mental_ratings_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_mental_ratings_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      assessment_ratings: {
        Row: {
          assessment_id: string
          created_at: string
          criterion_id: string
          note: string | null
          player_id: string
          rating: number | null
          school_id: string
        }
        Insert: {
          assessment_id: string
          created_at?: string
          criterion_id: string
          note?: string | null
          player_id: string
          rating?: number | null
          school_id: string
        }
        Update: {
          assessment_id?: string
          created_at?: string
          criterion_id?: string
          note?: string | null
          player_id?: string
          rating?: number | null
          school_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'assessment_ratings_assessment'
            columns: ['assessment_id']
            isOneToOne: false
            referencedRelation: 'assessments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_ratings_criterion'
            columns: ['criterion_id']
            isOneToOne: false
            referencedRelation: 'assessment_criteria'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_ratings_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_ratings_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      assessment_templates: {
        Row: {
          archived_at: string | null
          author_id: string | null
          created_at: string
          description: string | null
          id: string
          name: string
          scale: Database['public']['Enums']['rating_scale']
          school_id: string
          updated_at: string
        }
        Insert: {
          archived_at?: string | null
          author_id?: string | null
          created_at?: string
          description?: string | null
          id?: string
          name: string
          scale?: Database['public']['Enums']['rating_scale']
          school_id: string
          updated_at?: string
        }
        Update: {
          archived_at?: string | null
          author_id?: string | null
          created_at?: string
          description?: string | null
          id?: string
          name?: string
          scale?: Database['public']['Enums']['rating_scale']
          school_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'assessment_templates_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessment_templates_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      assessments: {
        Row: {
          author_id: string | null
          comment: string | null
          created_at: string
          cycle_id: string
          id: string
          kind: Database['public']['Enums']['assessment_kind']
          locked_at: string | null
          next_steps: string | null
          overall: number | null
          player_id: string
          school_id: string
          shared_at: string | null
          status: Database['public']['Enums']['assessment_status']
          strengths: string | null
          submitted_at: string | null
          template_id: string
          updated_at: string
          version: number
        }
        Insert: {
          author_id?: string | null
          comment?: string | null
          created_at?: string
          cycle_id: string
          id?: string
          kind: Database['public']['Enums']['assessment_kind']
          locked_at?: string | null
          next_steps?: string | null
          overall?: number | null
          player_id: string
          school_id: string
          shared_at?: string | null
          status?: Database['public']['Enums']['assessment_status']
          strengths?: string | null
          submitted_at?: string | null
          template_id: string
          updated_at?: string
          version?: number
        }
        Update: {
          author_id?: string | null
          comment?: string | null
          created_at?: string
          cycle_id?: string
          id?: string
          kind?: Database['public']['Enums']['assessment_kind']
          locked_at?: string | null
          next_steps?: string | null
          overall?: number | null
          player_id?: string
          school_id?: string
          shared_at?: string | null
          status?: Database['public']['Enums']['assessment_status']
          strengths?: string | null
          submitted_at?: string | null
          template_id?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'assessments_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessments_cycle'
            columns: ['cycle_id']
            isOneToOne: false
            referencedRelation: 'assessment_cycles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessments_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessments_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'assessments_template'
            columns: ['template_id']
            isOneToOne: false
            referencedRelation: 'assessment_templates'
            referencedColumns: ['id']
          },
        ]
      }
      attendance: {
        Row: {
          absence_id: string | null
          answer: Database['public']['Enums']['attendance_answer'] | null
          answer_note: string | null
          answer_reason: Database['public']['Enums']['absence_reason'] | null
          answered_at: string | null
          answered_by: string | null
          created_at: string
          id: string
          minutes: number | null
          needs_reconfirmation: boolean
          player_id: string
          recorded_at: string | null
          recorded_by: string | null
          rpe: number | null
          school_id: string
          starts_at: string
          status: Database['public']['Enums']['attendance_status'] | null
          team_id: string
          training_id: string
          updated_at: string
        }
        Insert: {
          absence_id?: string | null
          answer?: Database['public']['Enums']['attendance_answer'] | null
          answer_note?: string | null
          answer_reason?: Database['public']['Enums']['absence_reason'] | null
          answered_at?: string | null
          answered_by?: string | null
          created_at?: string
          id?: string
          minutes?: number | null
          needs_reconfirmation?: boolean
          player_id: string
          recorded_at?: string | null
          recorded_by?: string | null
          rpe?: number | null
          school_id: string
          starts_at: string
          status?: Database['public']['Enums']['attendance_status'] | null
          team_id: string
          training_id: string
          updated_at?: string
        }
        Update: {
          absence_id?: string | null
          answer?: Database['public']['Enums']['attendance_answer'] | null
          answer_note?: string | null
          answer_reason?: Database['public']['Enums']['absence_reason'] | null
          answered_at?: string | null
          answered_by?: string | null
          created_at?: string
          id?: string
          minutes?: number | null
          needs_reconfirmation?: boolean
          player_id?: string
          recorded_at?: string | null
          recorded_by?: string | null
          rpe?: number | null
          school_id?: string
          starts_at?: string
          status?: Database['public']['Enums']['attendance_status'] | null
          team_id?: string
          training_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'attendance_absence'
            columns: ['absence_id']
            isOneToOne: false
            referencedRelation: 'absences'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'attendance_answered_by'
            columns: ['answered_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'attendance_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'attendance_recorded_by'
            columns: ['recorded_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'attendance_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'attendance_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'attendance_training'
            columns: ['training_id']
            isOneToOne: false
            referencedRelation: 'trainings'
            referencedColumns: ['id']
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor_id: string | null
          details: Json
          id: number
          occurred_at: string
          player_id: string | null
          school_id: string | null
          user_id: string | null
        }
        Insert: {
          action: string
          actor_id?: string | null
          details?: Json
          id?: never
          occurred_at?: string
          player_id?: string | null
          school_id?: string | null
          user_id?: string | null
        }
        Update: {
          action?: string
          actor_id?: string | null
          details?: Json
          id?: never
          occurred_at?: string
          player_id?: string | null
          school_id?: string | null
          user_id?: string | null
        }
        Relationships: []
      }
      background_checks: {
        Row: {
          checked_on: string
          created_at: string
          expires_on: string
          id: string
          recorded_by: string | null
          school_id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          checked_on: string
          created_at?: string
          expires_on: string
          id?: string
          recorded_by?: string | null
          school_id: string
          updated_at?: string
          user_id: string
        }
        Update: {
          checked_on?: string
          created_at?: string
          expires_on?: string
          id?: string
          recorded_by?: string | null
          school_id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'background_checks_recorded_by'
            columns: ['recorded_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'background_checks_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'background_checks_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      body_measurements: {
        Row: {
          created_at: string
          height_cm: number | null
          id: string
          measured_on: string
          player_id: string
          recorded_by: string | null
          school_id: string
          updated_at: string
          weight_kg: number | null
        }
        Insert: {
          created_at?: string
          height_cm?: number | null
          id?: string
          measured_on?: string
          player_id: string
          recorded_by?: string | null
          school_id?: string
          updated_at?: string
          weight_kg?: number | null
        }
        Update: {
          created_at?: string
          height_cm?: number | null
          id?: string
          measured_on?: string
          player_id?: string
          recorded_by?: string | null
          school_id?: string
          updated_at?: string
          weight_kg?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'body_measurements_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'body_measurements_recorded_by'
            columns: ['recorded_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'body_measurements_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      calendar_feeds: {
        Row: {
          created_at: string
          has_matches: boolean
          has_trainings: boolean
          id: string
          last_read_at: string | null
          locale: string
          player_id: string | null
          revoked_at: string | null
          scope: Database['public']['Enums']['calendar_feed_scope']
          team_id: string | null
          token_hash: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          has_matches?: boolean
          has_trainings?: boolean
          id?: string
          last_read_at?: string | null
          locale?: string
          player_id?: string | null
          revoked_at?: string | null
          scope?: Database['public']['Enums']['calendar_feed_scope']
          team_id?: string | null
          token_hash: string
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          has_matches?: boolean
          has_trainings?: boolean
          id?: string
          last_read_at?: string | null
          locale?: string
          player_id?: string | null
          revoked_at?: string | null
          scope?: Database['public']['Enums']['calendar_feed_scope']
          team_id?: string | null
          token_hash?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'calendar_feeds_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'calendar_feeds_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'calendar_feeds_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      cart_items: {
        Row: {
          created_at: string
          quantity: number
          school_id: string
          updated_at: string
          user_id: string
          variant_id: string
        }
        Insert: {
          created_at?: string
          quantity?: number
          school_id?: string
          updated_at?: string
          user_id?: string
          variant_id: string
        }
        Update: {
          created_at?: string
          quantity?: number
          school_id?: string
          updated_at?: string
          user_id?: string
          variant_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'cart_items_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'cart_items_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'cart_items_variant'
            columns: ['variant_id']
            isOneToOne: false
            referencedRelation: 'product_variants'
            referencedColumns: ['id']
          },
        ]
      }
      coach_profiles: {
        Row: {
          biography: string | null
          created_at: string
          license: Database['public']['Enums']['coaching_license']
          license_expires_on: string | null
          school_id: string | null
          specialization: Database['public']['Enums']['coach_specialization'] | null
          updated_at: string
          user_id: string
          years_of_experience: number | null
        }
        Insert: {
          biography?: string | null
          created_at?: string
          license?: Database['public']['Enums']['coaching_license']
          license_expires_on?: string | null
          school_id?: string | null
          specialization?: Database['public']['Enums']['coach_specialization'] | null
          updated_at?: string
          user_id?: string
          years_of_experience?: number | null
        }
        Update: {
          biography?: string | null
          created_at?: string
          license?: Database['public']['Enums']['coaching_license']
          license_expires_on?: string | null
          school_id?: string | null
          specialization?: Database['public']['Enums']['coach_specialization'] | null
          updated_at?: string
          user_id?: string
          years_of_experience?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'coach_profiles_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'coach_profiles_user'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      collection_items: {
        Row: {
          collection_id: string
          created_at: string
          exercise_id: string
          note: string | null
          position: number
          school_id: string
          updated_at: string
        }
        Insert: {
          collection_id: string
          created_at?: string
          exercise_id: string
          note?: string | null
          position: number
          school_id?: string
          updated_at?: string
        }
        Update: {
          collection_id?: string
          created_at?: string
          exercise_id?: string
          note?: string | null
          position?: number
          school_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'collection_items_collection'
            columns: ['collection_id']
            isOneToOne: false
            referencedRelation: 'collections'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'collection_items_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'exercises'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'collection_items_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      collections: {
        Row: {
          created_at: string
          description: string | null
          id: string
          owner_id: string | null
          school_id: string
          title: string
          updated_at: string
          visibility: Database['public']['Enums']['collection_visibility']
        }
        Insert: {
          created_at?: string
          description?: string | null
          id?: string
          owner_id?: string | null
          school_id: string
          title: string
          updated_at?: string
          visibility?: Database['public']['Enums']['collection_visibility']
        }
        Update: {
          created_at?: string
          description?: string | null
          id?: string
          owner_id?: string | null
          school_id?: string
          title?: string
          updated_at?: string
          visibility?: Database['public']['Enums']['collection_visibility']
        }
        Relationships: [
          {
            foreignKeyName: 'collections_owner'
            columns: ['owner_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'collections_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      concern_notes: {
        Row: {
          author_id: string | null
          body: string
          concern_id: string
          created_at: string
          id: string
          kind: Database['public']['Enums']['concern_note_kind']
        }
        Insert: {
          author_id?: string | null
          body: string
          concern_id: string
          created_at?: string
          id?: string
          kind?: Database['public']['Enums']['concern_note_kind']
        }
        Update: {
          author_id?: string | null
          body?: string
          concern_id?: string
          created_at?: string
          id?: string
          kind?: Database['public']['Enums']['concern_note_kind']
        }
        Relationships: [
          {
            foreignKeyName: 'concern_notes_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'concern_notes_concern'
            columns: ['concern_id']
            isOneToOne: false
            referencedRelation: 'concerns'
            referencedColumns: ['id']
          },
        ]
      }
      concerns: {
        Row: {
          about_name: string | null
          about_user_id: string | null
          body: string
          created_at: string
          handled_by: string | null
          id: string
          is_about_officer: boolean
          is_about_owner: boolean
          is_for_platform: boolean
          is_urgent: boolean
          receipt_hash: string
          reporter_contact: string | null
          reporter_id: string | null
          reporter_name: string | null
          school_id: string | null
          school_name: string | null
          sender_count: number
          status: Database['public']['Enums']['concern_status']
          updated_at: string
        }
        Insert: {
          about_name?: string | null
          about_user_id?: string | null
          body: string
          created_at?: string
          handled_by?: string | null
          id?: string
          is_about_officer?: boolean
          is_about_owner?: boolean
          is_for_platform?: boolean
          is_urgent?: boolean
          receipt_hash: string
          reporter_contact?: string | null
          reporter_id?: string | null
          reporter_name?: string | null
          school_id?: string | null
          school_name?: string | null
          sender_count?: number
          status?: Database['public']['Enums']['concern_status']
          updated_at?: string
        }
        Update: {
          about_name?: string | null
          about_user_id?: string | null
          body?: string
          created_at?: string
          handled_by?: string | null
          id?: string
          is_about_officer?: boolean
          is_about_owner?: boolean
          is_for_platform?: boolean
          is_urgent?: boolean
          receipt_hash?: string
          reporter_contact?: string | null
          reporter_id?: string | null
          reporter_name?: string | null
          school_id?: string | null
          school_name?: string | null
          sender_count?: number
          status?: Database['public']['Enums']['concern_status']
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'concerns_about_user'
            columns: ['about_user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'concerns_handled_by'
            columns: ['handled_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'concerns_reporter'
            columns: ['reporter_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'concerns_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      consent_texts: {
        Row: {
          body: string
          created_at: string
          locale: string
          purpose: Database['public']['Enums']['consent_purpose']
          version: number
        }
        Insert: {
          body: string
          created_at?: string
          locale: string
          purpose: Database['public']['Enums']['consent_purpose']
          version: number
        }
        Update: {
          body?: string
          created_at?: string
          locale?: string
          purpose?: Database['public']['Enums']['consent_purpose']
          version?: number
        }
        Relationships: []
      }
      consents: {
        Row: {
          decided_by: string | null
          evidence: string | null
          given_at: string
          id: number
          is_given: boolean
          locale: string
          method: Database['public']['Enums']['consent_method']
          player_id: string
          purpose: Database['public']['Enums']['consent_purpose']
          relationship: Database['public']['Enums']['guardian_relationship'] | null
          school_id: string
          text_version: number
        }
        Insert: {
          decided_by?: string | null
          evidence?: string | null
          given_at?: string
          id?: never
          is_given: boolean
          locale: string
          method: Database['public']['Enums']['consent_method']
          player_id: string
          purpose: Database['public']['Enums']['consent_purpose']
          relationship?: Database['public']['Enums']['guardian_relationship'] | null
          school_id: string
          text_version: number
        }
        Update: {
          decided_by?: string | null
          evidence?: string | null
          given_at?: string
          id?: never
          is_given?: boolean
          locale?: string
          method?: Database['public']['Enums']['consent_method']
          player_id?: string
          purpose?: Database['public']['Enums']['consent_purpose']
          relationship?: Database['public']['Enums']['guardian_relationship'] | null
          school_id?: string
          text_version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'consents_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'consents_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'consents_text'
            columns: ['purpose', 'text_version', 'locale']
            isOneToOne: false
            referencedRelation: 'consent_texts'
            referencedColumns: ['purpose', 'version', 'locale']
          },
        ]
      }
      contract_notices: {
        Row: {
          answer: string | null
          answered_at: string | null
          contact_email: string | null
          contact_name: string | null
          contract: string
          created_at: string
          id: string
          kind: Database['public']['Enums']['notice_kind']
          order_id: string | null
          reason: string | null
          received_at: string
          school_id: string | null
          status: Database['public']['Enums']['notice_status']
          subscription_id: string | null
          updated_at: string
          user_id: string | null
        }
        Insert: {
          answer?: string | null
          answered_at?: string | null
          contact_email?: string | null
          contact_name?: string | null
          contract: string
          created_at?: string
          id?: string
          kind: Database['public']['Enums']['notice_kind']
          order_id?: string | null
          reason?: string | null
          received_at?: string
          school_id?: string | null
          status?: Database['public']['Enums']['notice_status']
          subscription_id?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          contact_email?: string | null
          contact_name?: string | null
          contract?: string
          created_at?: string
          id?: string
          kind?: Database['public']['Enums']['notice_kind']
          order_id?: string | null
          reason?: string | null
          received_at?: string
          school_id?: string | null
          status?: Database['public']['Enums']['notice_status']
          subscription_id?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'contract_notices_order'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contract_notices_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contract_notices_subscription'
            columns: ['subscription_id']
            isOneToOne: false
            referencedRelation: 'subscriptions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contract_notices_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      conversation_members: {
        Row: {
          archived_at: string | null
          conversation_id: string
          created_at: string
          joined_at: string
          last_read_at: string | null
          last_read_message_id: number | null
          left_at: string | null
          muted_until: string | null
          pinned_at: string | null
          school_id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          archived_at?: string | null
          conversation_id: string
          created_at?: string
          joined_at?: string
          last_read_at?: string | null
          last_read_message_id?: number | null
          left_at?: string | null
          muted_until?: string | null
          pinned_at?: string | null
          school_id: string
          updated_at?: string
          user_id: string
        }
        Update: {
          archived_at?: string | null
          conversation_id?: string
          created_at?: string
          joined_at?: string
          last_read_at?: string | null
          last_read_message_id?: number | null
          left_at?: string | null
          muted_until?: string | null
          pinned_at?: string | null
          school_id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'conversation_members_conversation'
            columns: ['conversation_id']
            isOneToOne: false
            referencedRelation: 'conversations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'conversation_members_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'conversation_members_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      conversations: {
        Row: {
          archive_reason: Database['public']['Enums']['conversation_end'] | null
          archived_at: string | null
          created_at: string
          created_by: string | null
          direct_key: string | null
          id: string
          kind: Database['public']['Enums']['conversation_kind']
          last_message_at: string | null
          last_message_id: number | null
          player_id: string | null
          reminded_at: string | null
          school_id: string
          team_id: string | null
          title: string | null
          updated_at: string
        }
        Insert: {
          archive_reason?: Database['public']['Enums']['conversation_end'] | null
          archived_at?: string | null
          created_at?: string
          created_by?: string | null
          direct_key?: string | null
          id?: string
          kind: Database['public']['Enums']['conversation_kind']
          last_message_at?: string | null
          last_message_id?: number | null
          player_id?: string | null
          reminded_at?: string | null
          school_id: string
          team_id?: string | null
          title?: string | null
          updated_at?: string
        }
        Update: {
          archive_reason?: Database['public']['Enums']['conversation_end'] | null
          archived_at?: string | null
          created_at?: string
          created_by?: string | null
          direct_key?: string | null
          id?: string
          kind?: Database['public']['Enums']['conversation_kind']
          last_message_at?: string | null
          last_message_id?: number | null
          player_id?: string | null
          reminded_at?: string | null
          school_id?: string
          team_id?: string | null
          title?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'conversations_created_by'
            columns: ['created_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'conversations_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'conversations_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'conversations_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      development_goals: {
        Row: {
          attribute_key: string | null
          created_at: string
          plan_id: string
          player_id: string
          position: number
          school_id: string
          side_topics: Database['public']['Enums']['exercise_topic'][]
          signs: string
          topic: Database['public']['Enums']['exercise_topic']
          words: string
        }
        Insert: {
          attribute_key?: string | null
          created_at?: string
          plan_id: string
          player_id: string
          position: number
          school_id: string
          side_topics?: Database['public']['Enums']['exercise_topic'][]
          signs: string
          topic: Database['public']['Enums']['exercise_topic']
          words: string
        }
        Update: {
          attribute_key?: string | null
          created_at?: string
          plan_id?: string
          player_id?: string
          position?: number
          school_id?: string
          side_topics?: Database['public']['Enums']['exercise_topic'][]
          signs?: string
          topic?: Database['public']['Enums']['exercise_topic']
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: 'development_goals_attribute'
            columns: ['attribute_key']
            isOneToOne: false
            referencedRelation: 'stat_attributes'
            referencedColumns: ['key']
          },
          {
            foreignKeyName: 'development_goals_plan'
            columns: ['plan_id']
            isOneToOne: false
            referencedRelation: 'development_plans'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'development_goals_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'development_goals_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      development_plans: {
        Row: {
          author_id: string | null
          closed_at: string | null
          created_at: string
          ends_on: string
          family_agreed_at: string | null
          id: string
          player_agreed_at: string | null
          player_id: string
          previous_id: string | null
          school_id: string
          starts_on: string
          updated_at: string
          written_at: string
        }
        Insert: {
          author_id?: string | null
          closed_at?: string | null
          created_at?: string
          ends_on: string
          family_agreed_at?: string | null
          id: string
          player_agreed_at?: string | null
          player_id: string
          previous_id?: string | null
          school_id: string
          starts_on: string
          updated_at?: string
          written_at?: string
        }
        Update: {
          author_id?: string | null
          closed_at?: string | null
          created_at?: string
          ends_on?: string
          family_agreed_at?: string | null
          id?: string
          player_agreed_at?: string | null
          player_id?: string
          previous_id?: string | null
          school_id?: string
          starts_on?: string
          updated_at?: string
          written_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'development_plans_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'development_plans_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'development_plans_previous'
            columns: ['previous_id']
            isOneToOne: false
            referencedRelation: 'development_plans'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'development_plans_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      development_reviews: {
        Row: {
          author_id: string | null
          created_at: string
          kind: Database['public']['Enums']['assessment_kind']
          next_steps: string | null
          plan_id: string
          player_id: string
          school_id: string
          shared_at: string | null
          steps: number[]
          updated_at: string
          words: string | null
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          kind: Database['public']['Enums']['assessment_kind']
          next_steps?: string | null
          plan_id: string
          player_id: string
          school_id: string
          shared_at?: string | null
          steps: number[]
          updated_at?: string
          words?: string | null
        }
        Update: {
          author_id?: string | null
          created_at?: string
          kind?: Database['public']['Enums']['assessment_kind']
          next_steps?: string | null
          plan_id?: string
          player_id?: string
          school_id?: string
          shared_at?: string | null
          steps?: number[]
          updated_at?: string
          words?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'development_reviews_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'development_reviews_plan'
            columns: ['plan_id']
            isOneToOne: false
            referencedRelation: 'development_plans'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'development_reviews_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'development_reviews_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      emergency_contacts: {
        Row: {
          created_at: string
          id: string
          name: string
          phone: string
          player_id: string
          relationship: Database['public']['Enums']['guardian_relationship']
          school_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          phone: string
          player_id: string
          relationship?: Database['public']['Enums']['guardian_relationship']
          school_id?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          phone?: string
          player_id?: string
          relationship?: Database['public']['Enums']['guardian_relationship']
          school_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'emergency_contacts_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'emergency_contacts_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      equipment_items: {
        Row: {
          condition: Database['public']['Enums']['equipment_condition']
          count: number
          created_at: string
          id: string
          kind: Database['public']['Enums']['equipment_kind']
          location: string | null
          name: string | null
          note: string | null
          school_id: string
          team_id: string | null
          updated_at: string
        }
        Insert: {
          condition?: Database['public']['Enums']['equipment_condition']
          count: number
          created_at?: string
          id?: string
          kind: Database['public']['Enums']['equipment_kind']
          location?: string | null
          name?: string | null
          note?: string | null
          school_id: string
          team_id?: string | null
          updated_at?: string
        }
        Update: {
          condition?: Database['public']['Enums']['equipment_condition']
          count?: number
          created_at?: string
          id?: string
          kind?: Database['public']['Enums']['equipment_kind']
          location?: string | null
          name?: string | null
          note?: string | null
          school_id?: string
          team_id?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'equipment_items_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'equipment_items_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      erasure_requests: {
        Row: {
          created_at: string
          decided_at: string | null
          decided_by: string | null
          due_on: string
          id: string
          player_id: string | null
          reason: string | null
          receipt: Json | null
          requested_by: string | null
          retention_id: string | null
          school_id: string | null
          status: Database['public']['Enums']['erasure_status']
          updated_at: string
          user_id: string | null
        }
        Insert: {
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          due_on?: string
          id?: string
          player_id?: string | null
          reason?: string | null
          receipt?: Json | null
          requested_by?: string | null
          retention_id?: string | null
          school_id?: string | null
          status?: Database['public']['Enums']['erasure_status']
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          due_on?: string
          id?: string
          player_id?: string | null
          reason?: string | null
          receipt?: Json | null
          requested_by?: string | null
          retention_id?: string | null
          school_id?: string | null
          status?: Database['public']['Enums']['erasure_status']
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'erasure_requests_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'erasure_requests_requested_by'
            columns: ['requested_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'erasure_requests_retention'
            columns: ['retention_id']
            isOneToOne: false
            referencedRelation: 'retention_proposals'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'erasure_requests_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'erasure_requests_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      erasures: {
        Row: {
          created_at: string
          kind: string
          subject_hash: string
        }
        Insert: {
          created_at?: string
          kind: string
          subject_hash: string
        }
        Update: {
          created_at?: string
          kind?: string
          subject_hash?: string
        }
        Relationships: []
      }
      event_change_receipts: {
        Row: {
          change_id: string
          created_at: string
          school_id: string
          user_id: string
        }
        Insert: {
          change_id: string
          created_at?: string
          school_id: string
          user_id: string
        }
        Update: {
          change_id?: string
          created_at?: string
          school_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'event_change_receipts_change'
            columns: ['change_id']
            isOneToOne: false
            referencedRelation: 'event_changes'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'event_change_receipts_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'event_change_receipts_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      event_changes: {
        Row: {
          created_at: string
          families_reminded_at: string | null
          id: string
          kind: Database['public']['Enums']['event_change_kind']
          made_by: string | null
          match_id: string | null
          school_id: string
          staff_told_at: string | null
          starts_at: string
          team_id: string
          training_id: string | null
          updated_at: string
          was_place: string | null
          was_starts_at: string
        }
        Insert: {
          created_at?: string
          families_reminded_at?: string | null
          id?: string
          kind: Database['public']['Enums']['event_change_kind']
          made_by?: string | null
          match_id?: string | null
          school_id: string
          staff_told_at?: string | null
          starts_at: string
          team_id: string
          training_id?: string | null
          updated_at?: string
          was_place?: string | null
          was_starts_at: string
        }
        Update: {
          created_at?: string
          families_reminded_at?: string | null
          id?: string
          kind?: Database['public']['Enums']['event_change_kind']
          made_by?: string | null
          match_id?: string | null
          school_id?: string
          staff_told_at?: string | null
          starts_at?: string
          team_id?: string
          training_id?: string | null
          updated_at?: string
          was_place?: string | null
          was_starts_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'event_changes_made_by'
            columns: ['made_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'event_changes_match'
            columns: ['match_id']
            isOneToOne: true
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'event_changes_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'event_changes_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'event_changes_training'
            columns: ['training_id']
            isOneToOne: true
            referencedRelation: 'trainings'
            referencedColumns: ['id']
          },
        ]
      }
      exercise_favourites: {
        Row: {
          created_at: string
          exercise_id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          exercise_id: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          exercise_id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'exercise_favourites_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'exercises'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exercise_favourites_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      exercise_shares: {
        Row: {
          created_at: string
          created_by: string | null
          exercise_id: string
          expires_at: string | null
          id: string
          revoked_at: string | null
          school_id: string
          token_hash: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          exercise_id: string
          expires_at?: string | null
          id?: string
          revoked_at?: string | null
          school_id: string
          token_hash: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          exercise_id?: string
          expires_at?: string | null
          id?: string
          revoked_at?: string | null
          school_id?: string
          token_hash?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'exercise_shares_created_by'
            columns: ['created_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exercise_shares_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'exercises'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exercise_shares_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      exercise_texts: {
        Row: {
          aim: string
          coaching_points: string[]
          common_faults: string[]
          created_at: string
          exercise_id: string
          locale: string
          progressions: string[]
          questions: string[]
          regressions: string[]
          rules: string
          scoring: string
          setup: string
          title: string
          updated_at: string
        }
        Insert: {
          aim: string
          coaching_points: string[]
          common_faults?: string[]
          created_at?: string
          exercise_id: string
          locale: string
          progressions?: string[]
          questions?: string[]
          regressions?: string[]
          rules?: string
          scoring?: string
          setup?: string
          title: string
          updated_at?: string
        }
        Update: {
          aim?: string
          coaching_points?: string[]
          common_faults?: string[]
          created_at?: string
          exercise_id?: string
          locale?: string
          progressions?: string[]
          questions?: string[]
          regressions?: string[]
          rules?: string
          scoring?: string
          setup?: string
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'exercise_texts_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'exercises'
            referencedColumns: ['id']
          },
        ]
      }
      exercise_uses: {
        Row: {
          author_id: string | null
          created_at: string
          exercise_id: string
          minutes: number
          school_id: string
          team_id: string
          training_id: string
          updated_at: string
          used_at: string
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          exercise_id: string
          minutes: number
          school_id: string
          team_id: string
          training_id: string
          updated_at?: string
          used_at: string
        }
        Update: {
          author_id?: string | null
          created_at?: string
          exercise_id?: string
          minutes?: number
          school_id?: string
          team_id?: string
          training_id?: string
          updated_at?: string
          used_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'exercise_uses_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exercise_uses_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'exercises'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exercise_uses_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exercise_uses_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exercise_uses_training'
            columns: ['training_id']
            isOneToOne: false
            referencedRelation: 'trainings'
            referencedColumns: ['id']
          },
        ]
      }
      exercises: {
        Row: {
          animation_id: string | null
          archived_at: string | null
          area_length_m: number
          area_width_m: number
          author_id: string | null
          coaches: number
          corners: string[]
          created_at: string
          diagram: Json | null
          equipment: Json
          family_key: string | null
          has_heading: boolean
          id: string
          intensity: Database['public']['Enums']['intensity_level']
          keepers: number
          level: number
          licence: string | null
          max_age: number
          min_age: number
          minutes: number
          moment: Database['public']['Enums']['exercise_moment'] | null
          next_id: string | null
          phase: Database['public']['Enums']['training_phase']
          players_ideal: number | null
          players_max: number
          players_min: number
          practice_key: string | null
          practice_type: Database['public']['Enums']['practice_type']
          rest_seconds: number | null
          school_id: string | null
          sets: number | null
          slug: string | null
          source: string | null
          team_id: string | null
          topic: Database['public']['Enums']['exercise_topic']
          updated_at: string
          use_count: number
          version: number
          video_url: string | null
          visibility: Database['public']['Enums']['exercise_visibility']
          work_seconds: number | null
        }
        Insert: {
          animation_id?: string | null
          archived_at?: string | null
          area_length_m: number
          area_width_m: number
          author_id?: string | null
          coaches?: number
          corners?: string[]
          created_at?: string
          diagram?: Json | null
          equipment?: Json
          family_key?: string | null
          has_heading?: boolean
          id?: string
          intensity?: Database['public']['Enums']['intensity_level']
          keepers?: number
          level?: number
          licence?: string | null
          max_age: number
          min_age: number
          minutes: number
          moment?: Database['public']['Enums']['exercise_moment'] | null
          next_id?: string | null
          phase: Database['public']['Enums']['training_phase']
          players_ideal?: number | null
          players_max: number
          players_min: number
          practice_key?: string | null
          practice_type: Database['public']['Enums']['practice_type']
          rest_seconds?: number | null
          school_id?: string | null
          sets?: number | null
          slug?: string | null
          source?: string | null
          team_id?: string | null
          topic: Database['public']['Enums']['exercise_topic']
          updated_at?: string
          use_count?: number
          version?: number
          video_url?: string | null
          visibility?: Database['public']['Enums']['exercise_visibility']
          work_seconds?: number | null
        }
        Update: {
          animation_id?: string | null
          archived_at?: string | null
          area_length_m?: number
          area_width_m?: number
          author_id?: string | null
          coaches?: number
          corners?: string[]
          created_at?: string
          diagram?: Json | null
          equipment?: Json
          family_key?: string | null
          has_heading?: boolean
          id?: string
          intensity?: Database['public']['Enums']['intensity_level']
          keepers?: number
          level?: number
          licence?: string | null
          max_age?: number
          min_age?: number
          minutes?: number
          moment?: Database['public']['Enums']['exercise_moment'] | null
          next_id?: string | null
          phase?: Database['public']['Enums']['training_phase']
          players_ideal?: number | null
          players_max?: number
          players_min?: number
          practice_key?: string | null
          practice_type?: Database['public']['Enums']['practice_type']
          rest_seconds?: number | null
          school_id?: string | null
          sets?: number | null
          slug?: string | null
          source?: string | null
          team_id?: string | null
          topic?: Database['public']['Enums']['exercise_topic']
          updated_at?: string
          use_count?: number
          version?: number
          video_url?: string | null
          visibility?: Database['public']['Enums']['exercise_visibility']
          work_seconds?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'exercises_animation'
            columns: ['animation_id']
            isOneToOne: false
            referencedRelation: 'animations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exercises_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exercises_next'
            columns: ['next_id']
            isOneToOne: false
            referencedRelation: 'exercises'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exercises_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exercises_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      fee_events: {
        Row: {
          actor_id: string | null
          amount_cents: number
          due_on: string
          fee_id: string
          id: string
          note: string | null
          occurred_at: string
          school_id: string
          status: Database['public']['Enums']['fee_status']
        }
        Insert: {
          actor_id?: string | null
          amount_cents: number
          due_on: string
          fee_id: string
          id?: string
          note?: string | null
          occurred_at?: string
          school_id: string
          status: Database['public']['Enums']['fee_status']
        }
        Update: {
          actor_id?: string | null
          amount_cents?: number
          due_on?: string
          fee_id?: string
          id?: string
          note?: string | null
          occurred_at?: string
          school_id?: string
          status?: Database['public']['Enums']['fee_status']
        }
        Relationships: [
          {
            foreignKeyName: 'fee_events_fee'
            columns: ['fee_id']
            isOneToOne: false
            referencedRelation: 'fees'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'fee_events_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      fees: {
        Row: {
          amount_cents: number
          created_at: string
          created_by: string | null
          currency: string
          due_on: string
          id: string
          kind: Database['public']['Enums']['fee_kind']
          method: Database['public']['Enums']['fee_method'] | null
          note: string | null
          paid_on: string | null
          payment_reference: string | null
          player_id: string
          reminded_at: string | null
          reminder_count: number
          school_id: string
          statement_line: string | null
          status: Database['public']['Enums']['fee_status']
          title: string
          updated_at: string
        }
        Insert: {
          amount_cents: number
          created_at?: string
          created_by?: string | null
          currency?: string
          due_on: string
          id?: string
          kind?: Database['public']['Enums']['fee_kind']
          method?: Database['public']['Enums']['fee_method'] | null
          note?: string | null
          paid_on?: string | null
          payment_reference?: string | null
          player_id: string
          reminded_at?: string | null
          reminder_count?: number
          school_id: string
          statement_line?: string | null
          status?: Database['public']['Enums']['fee_status']
          title: string
          updated_at?: string
        }
        Update: {
          amount_cents?: number
          created_at?: string
          created_by?: string | null
          currency?: string
          due_on?: string
          id?: string
          kind?: Database['public']['Enums']['fee_kind']
          method?: Database['public']['Enums']['fee_method'] | null
          note?: string | null
          paid_on?: string | null
          payment_reference?: string | null
          player_id?: string
          reminded_at?: string | null
          reminder_count?: number
          school_id?: string
          statement_line?: string | null
          status?: Database['public']['Enums']['fee_status']
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'fees_created_by'
            columns: ['created_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'fees_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'fees_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      field_bookings: {
        Row: {
          across: unknown
          along: unknown
          created_at: string
          created_by: string | null
          during: unknown
          ends_at: string
          field_id: string
          field_part_id: string
          id: string
          kind: Database['public']['Enums']['booking_kind']
          match_id: string | null
          note: string | null
          school_id: string
          starts_at: string
          status: Database['public']['Enums']['booking_status']
          team_id: string | null
          title: string | null
          training_id: string | null
          updated_at: string
        }
        Insert: {
          across?: unknown
          along?: unknown
          created_at?: string
          created_by?: string | null
          during?: never
          ends_at: string
          field_id?: string
          field_part_id: string
          id?: string
          kind: Database['public']['Enums']['booking_kind']
          match_id?: string | null
          note?: string | null
          school_id?: string
          starts_at: string
          status?: Database['public']['Enums']['booking_status']
          team_id?: string | null
          title?: string | null
          training_id?: string | null
          updated_at?: string
        }
        Update: {
          across?: unknown
          along?: unknown
          created_at?: string
          created_by?: string | null
          during?: never
          ends_at?: string
          field_id?: string
          field_part_id?: string
          id?: string
          kind?: Database['public']['Enums']['booking_kind']
          match_id?: string | null
          note?: string | null
          school_id?: string
          starts_at?: string
          status?: Database['public']['Enums']['booking_status']
          team_id?: string | null
          title?: string | null
          training_id?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'field_bookings_created_by'
            columns: ['created_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'field_bookings_field'
            columns: ['field_id']
            isOneToOne: false
            referencedRelation: 'fields'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'field_bookings_match'
            columns: ['match_id']
            isOneToOne: true
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'field_bookings_part'
            columns: ['field_part_id']
            isOneToOne: false
            referencedRelation: 'field_parts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'field_bookings_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'field_bookings_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'field_bookings_training'
            columns: ['training_id']
            isOneToOne: false
            referencedRelation: 'trainings'
            referencedColumns: ['id']
          },
        ]
      }
      field_parts: {
        Row: {
          across: unknown
          along: unknown
          created_at: string
          field_id: string
          id: string
          kind: Database['public']['Enums']['field_part_kind']
          label: string
          school_id: string
          updated_at: string
        }
        Insert: {
          across?: unknown
          along: unknown
          created_at?: string
          field_id: string
          id?: string
          kind: Database['public']['Enums']['field_part_kind']
          label: string
          school_id?: string
          updated_at?: string
        }
        Update: {
          across?: unknown
          along?: unknown
          created_at?: string
          field_id?: string
          id?: string
          kind?: Database['public']['Enums']['field_part_kind']
          label?: string
          school_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'field_parts_field'
            columns: ['field_id']
            isOneToOne: false
            referencedRelation: 'fields'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'field_parts_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      fields: {
        Row: {
          address: string | null
          archived_at: string | null
          created_at: string
          has_lights: boolean
          id: string
          length_m: number
          name: string
          note: string | null
          school_id: string
          search_text: string
          surface: Database['public']['Enums']['field_surface']
          updated_at: string
          width_m: number
        }
        Insert: {
          address?: string | null
          archived_at?: string | null
          created_at?: string
          has_lights?: boolean
          id?: string
          length_m: number
          name: string
          note?: string | null
          school_id: string
          search_text?: never
          surface?: Database['public']['Enums']['field_surface']
          updated_at?: string
          width_m: number
        }
        Update: {
          address?: string | null
          archived_at?: string | null
          created_at?: string
          has_lights?: boolean
          id?: string
          length_m?: number
          name?: string
          note?: string | null
          school_id?: string
          search_text?: never
          surface?: Database['public']['Enums']['field_surface']
          updated_at?: string
          width_m?: number
        }
        Relationships: [
          {
            foreignKeyName: 'fields_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      guardian_links: {
        Row: {
          accepted_at: string | null
          asked_by: string | null
          can_consent: boolean
          can_pay: boolean
          can_respond: boolean
          confirmed_at: string | null
          confirmed_by: string | null
          created_at: string
          guardian_id: string
          id: string
          is_primary: boolean
          is_trusted: boolean
          player_id: string
          receives_health: boolean
          relationship: Database['public']['Enums']['guardian_relationship']
          school_id: string
          status: Database['public']['Enums']['link_status']
          updated_at: string
        }
        Insert: {
          accepted_at?: string | null
          asked_by?: string | null
          can_consent?: boolean
          can_pay?: boolean
          can_respond?: boolean
          confirmed_at?: string | null
          confirmed_by?: string | null
          created_at?: string
          guardian_id: string
          id?: string
          is_primary?: boolean
          is_trusted?: never
          player_id: string
          receives_health?: boolean
          relationship: Database['public']['Enums']['guardian_relationship']
          school_id?: string
          status?: Database['public']['Enums']['link_status']
          updated_at?: string
        }
        Update: {
          accepted_at?: string | null
          asked_by?: string | null
          can_consent?: boolean
          can_pay?: boolean
          can_respond?: boolean
          confirmed_at?: string | null
          confirmed_by?: string | null
          created_at?: string
          guardian_id?: string
          id?: string
          is_primary?: boolean
          is_trusted?: never
          player_id?: string
          receives_health?: boolean
          relationship?: Database['public']['Enums']['guardian_relationship']
          school_id?: string
          status?: Database['public']['Enums']['link_status']
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'guardian_links_asked_by'
            columns: ['asked_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'guardian_links_confirmed_by'
            columns: ['confirmed_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'guardian_links_guardian'
            columns: ['guardian_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'guardian_links_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'guardian_links_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      individual_assignments: {
        Row: {
          assigned_by: string | null
          cancelled_at: string | null
          completed_at: string | null
          created_at: string
          due_on: string | null
          exercise_id: string
          id: string
          message: string | null
          player_id: string
          school_id: string
          started_at: string | null
          status: Database['public']['Enums']['assignment_status']
          target_minutes: number | null
          target_repetitions: number | null
          updated_at: string
        }
        Insert: {
          assigned_by?: string | null
          cancelled_at?: string | null
          completed_at?: string | null
          created_at?: string
          due_on?: string | null
          exercise_id: string
          id?: string
          message?: string | null
          player_id: string
          school_id?: string
          started_at?: string | null
          status?: Database['public']['Enums']['assignment_status']
          target_minutes?: number | null
          target_repetitions?: number | null
          updated_at?: string
        }
        Update: {
          assigned_by?: string | null
          cancelled_at?: string | null
          completed_at?: string | null
          created_at?: string
          due_on?: string | null
          exercise_id?: string
          id?: string
          message?: string | null
          player_id?: string
          school_id?: string
          started_at?: string | null
          status?: Database['public']['Enums']['assignment_status']
          target_minutes?: number | null
          target_repetitions?: number | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'individual_assignments_assigned_by'
            columns: ['assigned_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'individual_assignments_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'individual_exercises'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'individual_assignments_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'individual_assignments_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      individual_exercise_texts: {
        Row: {
          aim: string
          coaching_points: string[]
          created_at: string
          exercise_id: string
          locale: string
          measuring: string | null
          progressions: string[]
          steps: string[]
          title: string
          updated_at: string
        }
        Insert: {
          aim: string
          coaching_points?: string[]
          created_at?: string
          exercise_id: string
          locale: string
          measuring?: string | null
          progressions?: string[]
          steps: string[]
          title: string
          updated_at?: string
        }
        Update: {
          aim?: string
          coaching_points?: string[]
          created_at?: string
          exercise_id?: string
          locale?: string
          measuring?: string | null
          progressions?: string[]
          steps?: string[]
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'individual_exercise_texts_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'individual_exercises'
            referencedColumns: ['id']
          },
        ]
      }
      individual_exercises: {
        Row: {
          archived_at: string | null
          author_id: string | null
          created_at: string
          equipment: string[]
          id: string
          intensity: Database['public']['Enums']['intensity_level']
          is_lower_better: boolean
          level: number
          max_age: number
          measure: Database['public']['Enums']['practice_measure'] | null
          min_age: number
          minutes: number
          needs_go_ahead: boolean
          people: number
          place: Database['public']['Enums']['practice_place']
          repetitions: number | null
          school_id: string | null
          sets: number | null
          slug: string | null
          target: number | null
          team_id: string | null
          topic: Database['public']['Enums']['exercise_topic']
          updated_at: string
          video_url: string | null
          visibility: Database['public']['Enums']['exercise_visibility']
        }
        Insert: {
          archived_at?: string | null
          author_id?: string | null
          created_at?: string
          equipment?: string[]
          id?: string
          intensity?: Database['public']['Enums']['intensity_level']
          is_lower_better?: boolean
          level?: number
          max_age: number
          measure?: Database['public']['Enums']['practice_measure'] | null
          min_age: number
          minutes: number
          needs_go_ahead?: boolean
          people?: number
          place?: Database['public']['Enums']['practice_place']
          repetitions?: number | null
          school_id?: string | null
          sets?: number | null
          slug?: string | null
          target?: number | null
          team_id?: string | null
          topic: Database['public']['Enums']['exercise_topic']
          updated_at?: string
          video_url?: string | null
          visibility?: Database['public']['Enums']['exercise_visibility']
        }
        Update: {
          archived_at?: string | null
          author_id?: string | null
          created_at?: string
          equipment?: string[]
          id?: string
          intensity?: Database['public']['Enums']['intensity_level']
          is_lower_better?: boolean
          level?: number
          max_age?: number
          measure?: Database['public']['Enums']['practice_measure'] | null
          min_age?: number
          minutes?: number
          needs_go_ahead?: boolean
          people?: number
          place?: Database['public']['Enums']['practice_place']
          repetitions?: number | null
          school_id?: string | null
          sets?: number | null
          slug?: string | null
          target?: number | null
          team_id?: string | null
          topic?: Database['public']['Enums']['exercise_topic']
          updated_at?: string
          video_url?: string | null
          visibility?: Database['public']['Enums']['exercise_visibility']
        }
        Relationships: [
          {
            foreignKeyName: 'individual_exercises_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'individual_exercises_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'individual_exercises_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      individual_progress: {
        Row: {
          assignment_id: string | null
          created_at: string
          effort: number | null
          exercise_id: string
          feeling: number | null
          id: string
          logged_by: string | null
          metres: number | null
          minutes: number | null
          note: string | null
          player_id: string
          practised_at: string
          repetitions: number | null
          school_id: string
          seconds: number | null
        }
        Insert: {
          assignment_id?: string | null
          created_at?: string
          effort?: number | null
          exercise_id: string
          feeling?: number | null
          id?: string
          logged_by?: string | null
          metres?: number | null
          minutes?: number | null
          note?: string | null
          player_id: string
          practised_at?: string
          repetitions?: number | null
          school_id?: string
          seconds?: number | null
        }
        Update: {
          assignment_id?: string | null
          created_at?: string
          effort?: number | null
          exercise_id?: string
          feeling?: number | null
          id?: string
          logged_by?: string | null
          metres?: number | null
          minutes?: number | null
          note?: string | null
          player_id?: string
          practised_at?: string
          repetitions?: number | null
          school_id?: string
          seconds?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'individual_progress_assignment'
            columns: ['assignment_id']
            isOneToOne: false
            referencedRelation: 'individual_assignments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'individual_progress_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'individual_exercises'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'individual_progress_logged_by'
            columns: ['logged_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'individual_progress_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'individual_progress_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      injuries: {
        Row: {
          body_part: string
          created_at: string
          expected_return_on: string | null
          id: string
          note: string | null
          occurred_on: string
          player_id: string
          recorded_by: string | null
          returned_on: string | null
          school_id: string
          updated_at: string
        }
        Insert: {
          body_part: string
          created_at?: string
          expected_return_on?: string | null
          id?: string
          note?: string | null
          occurred_on?: string
          player_id: string
          recorded_by?: string | null
          returned_on?: string | null
          school_id?: string
          updated_at?: string
        }
        Update: {
          body_part?: string
          created_at?: string
          expected_return_on?: string | null
          id?: string
          note?: string | null
          occurred_on?: string
          player_id?: string
          recorded_by?: string | null
          returned_on?: string | null
          school_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'injuries_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'injuries_recorded_by'
            columns: ['recorded_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'injuries_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      invitations: {
        Row: {
          accepted_by: string | null
          created_at: string
          decided_at: string | null
          email: string
          expires_at: string
          id: string
          invited_by: string | null
          last_sent_at: string
          locale: string
          player_id: string | null
          relationship: Database['public']['Enums']['guardian_relationship'] | null
          rights: Database['public']['Enums']['guardian_right'][]
          role: Database['public']['Enums']['app_role']
          school_id: string
          sent_count: number
          settled_at: string | null
          status: Database['public']['Enums']['invitation_status']
          team_id: string | null
          token_hash: string
          updated_at: string
        }
        Insert: {
          accepted_by?: string | null
          created_at?: string
          decided_at?: string | null
          email: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          last_sent_at?: string
          locale?: string
          player_id?: string | null
          relationship?: Database['public']['Enums']['guardian_relationship'] | null
          rights?: Database['public']['Enums']['guardian_right'][]
          role: Database['public']['Enums']['app_role']
          school_id: string
          sent_count?: number
          settled_at?: string | null
          status?: Database['public']['Enums']['invitation_status']
          team_id?: string | null
          token_hash: string
          updated_at?: string
        }
        Update: {
          accepted_by?: string | null
          created_at?: string
          decided_at?: string | null
          email?: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          last_sent_at?: string
          locale?: string
          player_id?: string | null
          relationship?: Database['public']['Enums']['guardian_relationship'] | null
          rights?: Database['public']['Enums']['guardian_right'][]
          role?: Database['public']['Enums']['app_role']
          school_id?: string
          sent_count?: number
          settled_at?: string | null
          status?: Database['public']['Enums']['invitation_status']
          team_id?: string | null
          token_hash?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'invitations_accepted_by'
            columns: ['accepted_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invitations_invited_by'
            columns: ['invited_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invitations_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invitations_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invitations_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      invoices: {
        Row: {
          created_at: string
          currency: string
          hosted_url: string | null
          id: string
          issued_at: string
          number: string | null
          paid_at: string | null
          pdf_url: string | null
          refunded_cents: number
          status: Database['public']['Enums']['invoice_status']
          stripe_id: string
          subscription_id: string | null
          synced_at: string
          tax_cents: number
          total_cents: number
          updated_at: string
          user_id: string | null
        }
        Insert: {
          created_at?: string
          currency?: string
          hosted_url?: string | null
          id?: string
          issued_at: string
          number?: string | null
          paid_at?: string | null
          pdf_url?: string | null
          refunded_cents?: number
          status: Database['public']['Enums']['invoice_status']
          stripe_id: string
          subscription_id?: string | null
          synced_at: string
          tax_cents?: number
          total_cents: number
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          created_at?: string
          currency?: string
          hosted_url?: string | null
          id?: string
          issued_at?: string
          number?: string | null
          paid_at?: string | null
          pdf_url?: string | null
          refunded_cents?: number
          status?: Database['public']['Enums']['invoice_status']
          stripe_id?: string
          subscription_id?: string | null
          synced_at?: string
          tax_cents?: number
          total_cents?: number
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'invoices_subscription'
            columns: ['subscription_id']
            isOneToOne: false
            referencedRelation: 'subscriptions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invoices_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      job_cursors: {
        Row: {
          created_at: string
          cursor_at: string
          failed_count: number
          last_count: number | null
          last_error: string | null
          last_failed_at: string | null
          last_milliseconds: number | null
          last_run_at: string | null
          name: string
          runs_every: unknown
          updated_at: string
        }
        Insert: {
          created_at?: string
          cursor_at?: string
          failed_count?: number
          last_count?: number | null
          last_error?: string | null
          last_failed_at?: string | null
          last_milliseconds?: number | null
          last_run_at?: string | null
          name: string
          runs_every: unknown
          updated_at?: string
        }
        Update: {
          created_at?: string
          cursor_at?: string
          failed_count?: number
          last_count?: number | null
          last_error?: string | null
          last_failed_at?: string | null
          last_milliseconds?: number | null
          last_run_at?: string | null
          name?: string
          runs_every?: unknown
          updated_at?: string
        }
        Relationships: []
      }
      league_results: {
        Row: {
          away: string
          away_goals: number
          competition: string | null
          created_at: string
          home: string
          home_goals: number
          id: string
          played_on: string
          school_id: string
          team_id: string
          updated_at: string
        }
        Insert: {
          away: string
          away_goals: number
          competition?: string | null
          created_at?: string
          home: string
          home_goals: number
          id?: string
          played_on: string
          school_id?: string
          team_id: string
          updated_at?: string
        }
        Update: {
          away?: string
          away_goals?: number
          competition?: string | null
          created_at?: string
          home?: string
          home_goals?: number
          id?: string
          played_on?: string
          school_id?: string
          team_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'league_results_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'league_results_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      mail_outbox: {
        Row: {
          about_id: string | null
          attempts: number
          category: Database['public']['Enums']['notification_category'] | null
          created_at: string
          dedupe_key: string
          expires_at: string | null
          id: string
          kind: string
          last_error: string | null
          locked_until: string | null
          next_attempt_at: string
          payload: Json
          sent_at: string | null
          status: string
          to_email: string | null
          to_locale: string | null
          updated_at: string
          user_id: string | null
        }
        Insert: {
          about_id?: string | null
          attempts?: number
          category?: Database['public']['Enums']['notification_category'] | null
          created_at?: string
          dedupe_key: string
          expires_at?: string | null
          id?: string
          kind: string
          last_error?: string | null
          locked_until?: string | null
          next_attempt_at?: string
          payload?: Json
          sent_at?: string | null
          status?: string
          to_email?: string | null
          to_locale?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          about_id?: string | null
          attempts?: number
          category?: Database['public']['Enums']['notification_category'] | null
          created_at?: string
          dedupe_key?: string
          expires_at?: string | null
          id?: string
          kind?: string
          last_error?: string | null
          locked_until?: string | null
          next_attempt_at?: string
          payload?: Json
          sent_at?: string | null
          status?: string
          to_email?: string | null
          to_locale?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'mail_outbox_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      match_ballots: {
        Row: {
          created_at: string
          match_id: string
          player_id: string
          school_id: string
          team_id: string
          updated_at: string
          voter_id: string
        }
        Insert: {
          created_at?: string
          match_id: string
          player_id: string
          school_id: string
          team_id: string
          updated_at?: string
          voter_id: string
        }
        Update: {
          created_at?: string
          match_id?: string
          player_id?: string
          school_id?: string
          team_id?: string
          updated_at?: string
          voter_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'match_ballots_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_ballots_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_ballots_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_ballots_vote'
            columns: ['match_id']
            isOneToOne: false
            referencedRelation: 'match_votes'
            referencedColumns: ['match_id']
          },
          {
            foreignKeyName: 'match_ballots_voter'
            columns: ['voter_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
        ]
      }
      match_events: {
        Row: {
          author_id: string | null
          client_id: string
          clock_seconds: number
          created_at: string
          device_id: string | null
          id: string
          is_opponent: boolean
          kind: Database['public']['Enums']['match_event_kind']
          match_id: string
          note: string | null
          period: number
          player_id: string | null
          school_id: string
          second_player_id: string | null
          team_id: string
          undone_at: string | null
          undone_by: string | null
          zone: string | null
        }
        Insert: {
          author_id?: string | null
          client_id?: string
          clock_seconds: number
          created_at?: string
          device_id?: string | null
          id?: string
          is_opponent?: boolean
          kind: Database['public']['Enums']['match_event_kind']
          match_id: string
          note?: string | null
          period: number
          player_id?: string | null
          school_id?: string
          second_player_id?: string | null
          team_id?: string
          undone_at?: string | null
          undone_by?: string | null
          zone?: string | null
        }
        Update: {
          author_id?: string | null
          client_id?: string
          clock_seconds?: number
          created_at?: string
          device_id?: string | null
          id?: string
          is_opponent?: boolean
          kind?: Database['public']['Enums']['match_event_kind']
          match_id?: string
          note?: string | null
          period?: number
          player_id?: string | null
          school_id?: string
          second_player_id?: string | null
          team_id?: string
          undone_at?: string | null
          undone_by?: string | null
          zone?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'match_events_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_events_match'
            columns: ['match_id']
            isOneToOne: false
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_events_player'
            columns: ['player_id', 'match_id']
            isOneToOne: false
            referencedRelation: 'match_squad'
            referencedColumns: ['player_id', 'match_id']
          },
          {
            foreignKeyName: 'match_events_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_events_second_player'
            columns: ['second_player_id', 'match_id']
            isOneToOne: false
            referencedRelation: 'match_squad'
            referencedColumns: ['player_id', 'match_id']
          },
          {
            foreignKeyName: 'match_events_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_events_undone_by'
            columns: ['undone_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      match_lift_asks: {
        Row: {
          asked_by: string
          created_at: string
          direction: Database['public']['Enums']['lift_direction']
          id: string
          lift_id: string | null
          match_id: string
          note: string | null
          player_id: string
          school_id: string
          status: Database['public']['Enums']['lift_ask_status']
          team_id: string
          updated_at: string
        }
        Insert: {
          asked_by: string
          created_at?: string
          direction: Database['public']['Enums']['lift_direction']
          id?: string
          lift_id?: string | null
          match_id: string
          note?: string | null
          player_id: string
          school_id: string
          status?: Database['public']['Enums']['lift_ask_status']
          team_id: string
          updated_at?: string
        }
        Update: {
          asked_by?: string
          created_at?: string
          direction?: Database['public']['Enums']['lift_direction']
          id?: string
          lift_id?: string | null
          match_id?: string
          note?: string | null
          player_id?: string
          school_id?: string
          status?: Database['public']['Enums']['lift_ask_status']
          team_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'match_lift_asks_asked_by'
            columns: ['asked_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_lift_asks_lift'
            columns: ['match_id', 'lift_id']
            isOneToOne: false
            referencedRelation: 'match_lifts'
            referencedColumns: ['match_id', 'id']
          },
          {
            foreignKeyName: 'match_lift_asks_match'
            columns: ['match_id']
            isOneToOne: false
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_lift_asks_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_lift_asks_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_lift_asks_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      match_lifts: {
        Row: {
          created_at: string
          direction: Database['public']['Enums']['lift_direction']
          driver_id: string
          id: string
          match_id: string
          note: string | null
          school_id: string
          seats: number
          team_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          direction: Database['public']['Enums']['lift_direction']
          driver_id: string
          id?: string
          match_id: string
          note?: string | null
          school_id: string
          seats: number
          team_id: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          direction?: Database['public']['Enums']['lift_direction']
          driver_id?: string
          id?: string
          match_id?: string
          note?: string | null
          school_id?: string
          seats?: number
          team_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'match_lifts_driver'
            columns: ['driver_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_lifts_match'
            columns: ['match_id']
            isOneToOne: false
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_lifts_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_lifts_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      match_lineup_slots: {
        Row: {
          created_at: string
          match_id: string
          period: number
          player_id: string
          school_id: string
          slot: string
          team_id: string
          updated_at: string
          x: number | null
          y: number | null
        }
        Insert: {
          created_at?: string
          match_id: string
          period: number
          player_id: string
          school_id?: string
          slot: string
          team_id?: string
          updated_at?: string
          x?: number | null
          y?: number | null
        }
        Update: {
          created_at?: string
          match_id?: string
          period?: number
          player_id?: string
          school_id?: string
          slot?: string
          team_id?: string
          updated_at?: string
          x?: number | null
          y?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'match_lineup_slots_match'
            columns: ['match_id']
            isOneToOne: false
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_lineup_slots_player'
            columns: ['player_id', 'match_id']
            isOneToOne: false
            referencedRelation: 'match_squad'
            referencedColumns: ['player_id', 'match_id']
          },
          {
            foreignKeyName: 'match_lineup_slots_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_lineup_slots_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      match_picture_players: {
        Row: {
          created_at: string
          picture_id: string
          player_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          picture_id: string
          player_id: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          picture_id?: string
          player_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'match_picture_players_picture'
            columns: ['picture_id']
            isOneToOne: false
            referencedRelation: 'match_pictures'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_picture_players_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
        ]
      }
      match_pictures: {
        Row: {
          added_by: string | null
          created_at: string
          id: string
          match_id: string
          path: string
          school_id: string
          team_id: string
          updated_at: string
        }
        Insert: {
          added_by?: string | null
          created_at?: string
          id?: string
          match_id: string
          path: string
          school_id: string
          team_id: string
          updated_at?: string
        }
        Update: {
          added_by?: string | null
          created_at?: string
          id?: string
          match_id?: string
          path?: string
          school_id?: string
          team_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'match_pictures_added_by'
            columns: ['added_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_pictures_match'
            columns: ['match_id']
            isOneToOne: false
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_pictures_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_pictures_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      match_ratings: {
        Row: {
          author_id: string | null
          created_at: string
          is_shared: boolean
          match_id: string
          note: string | null
          player_id: string
          rating: number
          school_id: string
          team_id: string
          updated_at: string
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          is_shared?: boolean
          match_id: string
          note?: string | null
          player_id: string
          rating: number
          school_id?: string
          team_id?: string
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          created_at?: string
          is_shared?: boolean
          match_id?: string
          note?: string | null
          player_id?: string
          rating?: number
          school_id?: string
          team_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'match_ratings_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_ratings_match'
            columns: ['match_id']
            isOneToOne: false
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_ratings_player'
            columns: ['player_id', 'match_id']
            isOneToOne: true
            referencedRelation: 'match_squad'
            referencedColumns: ['player_id', 'match_id']
          },
          {
            foreignKeyName: 'match_ratings_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_ratings_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      match_reports: {
        Row: {
          author_id: string | null
          created_at: string
          is_published: boolean
          match_id: string
          published_at: string | null
          report: string
          school_id: string
          team_id: string
          updated_at: string
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          is_published?: boolean
          match_id: string
          published_at?: string | null
          report: string
          school_id?: string
          team_id?: string
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          created_at?: string
          is_published?: boolean
          match_id?: string
          published_at?: string | null
          report?: string
          school_id?: string
          team_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'match_reports_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_reports_match'
            columns: ['match_id']
            isOneToOne: true
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_reports_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_reports_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      match_rotations: {
        Row: {
          author_id: string | null
          created_at: string
          match_id: string
          rules: Json
          school_id: string
          team_id: string
          turns: Json
          updated_at: string
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          match_id: string
          rules: Json
          school_id?: string
          team_id?: string
          turns: Json
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          created_at?: string
          match_id?: string
          rules?: Json
          school_id?: string
          team_id?: string
          turns?: Json
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'match_rotations_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_rotations_match'
            columns: ['match_id']
            isOneToOne: true
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_rotations_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_rotations_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      match_squad: {
        Row: {
          absence_id: string | null
          answer: Database['public']['Enums']['match_answer'] | null
          answered_at: string | null
          answered_by: string | null
          bench_order: number | null
          clearance: Database['public']['Enums']['ban_clearance'] | null
          created_at: string
          id: string
          is_captain: boolean
          match_id: string
          needs_reconfirmation: boolean
          player_id: string
          reason: Database['public']['Enums']['match_squad_reason'] | null
          role: Database['public']['Enums']['match_squad_role'] | null
          school_id: string
          set_pieces: Database['public']['Enums']['set_piece'][]
          shirt_number: number | null
          team_id: string
          updated_at: string
        }
        Insert: {
          absence_id?: string | null
          answer?: Database['public']['Enums']['match_answer'] | null
          answered_at?: string | null
          answered_by?: string | null
          bench_order?: number | null
          clearance?: Database['public']['Enums']['ban_clearance'] | null
          created_at?: string
          id?: string
          is_captain?: boolean
          match_id: string
          needs_reconfirmation?: boolean
          player_id: string
          reason?: Database['public']['Enums']['match_squad_reason'] | null
          role?: Database['public']['Enums']['match_squad_role'] | null
          school_id?: string
          set_pieces?: Database['public']['Enums']['set_piece'][]
          shirt_number?: number | null
          team_id?: string
          updated_at?: string
        }
        Update: {
          absence_id?: string | null
          answer?: Database['public']['Enums']['match_answer'] | null
          answered_at?: string | null
          answered_by?: string | null
          bench_order?: number | null
          clearance?: Database['public']['Enums']['ban_clearance'] | null
          created_at?: string
          id?: string
          is_captain?: boolean
          match_id?: string
          needs_reconfirmation?: boolean
          player_id?: string
          reason?: Database['public']['Enums']['match_squad_reason'] | null
          role?: Database['public']['Enums']['match_squad_role'] | null
          school_id?: string
          set_pieces?: Database['public']['Enums']['set_piece'][]
          shirt_number?: number | null
          team_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'match_squad_absence'
            columns: ['absence_id']
            isOneToOne: false
            referencedRelation: 'absences'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_squad_answered_by'
            columns: ['answered_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_squad_match'
            columns: ['match_id']
            isOneToOne: false
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_squad_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_squad_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_squad_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      match_votes: {
        Row: {
          created_at: string
          ends_at: string
          match_id: string
          school_id: string
          started_by: string | null
          team_id: string
        }
        Insert: {
          created_at?: string
          ends_at: string
          match_id: string
          school_id: string
          started_by?: string | null
          team_id: string
        }
        Update: {
          created_at?: string
          ends_at?: string
          match_id?: string
          school_id?: string
          started_by?: string | null
          team_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'match_votes_match'
            columns: ['match_id']
            isOneToOne: true
            referencedRelation: 'matches'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_votes_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_votes_started_by'
            columns: ['started_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'match_votes_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      matches: {
        Row: {
          answer_hours: number | null
          competition: string | null
          created_at: string
          current_period: number | null
          external_id: string | null
          family_note: string | null
          field_part_id: string | null
          finished_at: string | null
          format: number
          formation: string | null
          goals_against: number | null
          goals_for: number | null
          id: string
          is_home: boolean
          is_neutral: boolean
          kind: Database['public']['Enums']['match_kind']
          kit: string | null
          meet_at: string | null
          opponent: string
          period_minutes: number
          period_started_at: string | null
          periods: number
          school_id: string
          search_text: string
          started_at: string | null
          starts_at: string
          status: Database['public']['Enums']['match_status']
          team_id: string
          tournament_id: string | null
          updated_at: string
          venue: string | null
        }
        Insert: {
          answer_hours?: number | null
          competition?: string | null
          created_at?: string
          current_period?: number | null
          external_id?: string | null
          family_note?: string | null
          field_part_id?: string | null
          finished_at?: string | null
          format?: number
          formation?: string | null
          goals_against?: number | null
          goals_for?: number | null
          id?: string
          is_home?: boolean
          is_neutral?: boolean
          kind?: Database['public']['Enums']['match_kind']
          kit?: string | null
          meet_at?: string | null
          opponent: string
          period_minutes?: number
          period_started_at?: string | null
          periods?: number
          school_id: string
          search_text?: never
          started_at?: string | null
          starts_at: string
          status?: Database['public']['Enums']['match_status']
          team_id: string
          tournament_id?: string | null
          updated_at?: string
          venue?: string | null
        }
        Update: {
          answer_hours?: number | null
          competition?: string | null
          created_at?: string
          current_period?: number | null
          external_id?: string | null
          family_note?: string | null
          field_part_id?: string | null
          finished_at?: string | null
          format?: number
          formation?: string | null
          goals_against?: number | null
          goals_for?: number | null
          id?: string
          is_home?: boolean
          is_neutral?: boolean
          kind?: Database['public']['Enums']['match_kind']
          kit?: string | null
          meet_at?: string | null
          opponent?: string
          period_minutes?: number
          period_started_at?: string | null
          periods?: number
          school_id?: string
          search_text?: never
          started_at?: string | null
          starts_at?: string
          status?: Database['public']['Enums']['match_status']
          team_id?: string
          tournament_id?: string | null
          updated_at?: string
          venue?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'matches_field_part'
            columns: ['school_id', 'field_part_id']
            isOneToOne: false
            referencedRelation: 'field_parts'
            referencedColumns: ['school_id', 'id']
          },
          {
            foreignKeyName: 'matches_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'matches_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'matches_tournament'
            columns: ['tournament_id']
            isOneToOne: false
            referencedRelation: 'tournaments'
            referencedColumns: ['id']
          },
        ]
      }
      measured_tests: {
        Row: {
          attribute_key: string
          created_at: string
          decimals: number
          highest: number
          is_lower_better: boolean
          key: string
          lowest: number
          sort_order: number
          tries: number
          unit: Database['public']['Enums']['test_unit']
          years_from: number
          years_until: number | null
        }
        Insert: {
          attribute_key: string
          created_at?: string
          decimals: number
          highest: number
          is_lower_better: boolean
          key: string
          lowest: number
          sort_order: number
          tries: number
          unit: Database['public']['Enums']['test_unit']
          years_from: number
          years_until?: number | null
        }
        Update: {
          attribute_key?: string
          created_at?: string
          decimals?: number
          highest?: number
          is_lower_better?: boolean
          key?: string
          lowest?: number
          sort_order?: number
          tries?: number
          unit?: Database['public']['Enums']['test_unit']
          years_from?: number
          years_until?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'measured_tests_attribute'
            columns: ['attribute_key']
            isOneToOne: false
            referencedRelation: 'stat_attributes'
            referencedColumns: ['key']
          },
        ]
      }
      medical_notes: {
        Row: {
          advice: string | null
          allergies: string | null
          created_at: string
          medication: string | null
          player_id: string
          school_id: string
          updated_at: string
        }
        Insert: {
          advice?: string | null
          allergies?: string | null
          created_at?: string
          medication?: string | null
          player_id: string
          school_id?: string
          updated_at?: string
        }
        Update: {
          advice?: string | null
          allergies?: string | null
          created_at?: string
          medication?: string | null
          player_id?: string
          school_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'medical_notes_player'
            columns: ['player_id']
            isOneToOne: true
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'medical_notes_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      mental_assignments: {
        Row: {
          assigned_by: string | null
          cancelled_at: string | null
          completed_at: string | null
          created_at: string
          due_on: string | null
          exercise_id: string
          id: string
          message: string | null
          player_id: string
          school_id: string
          started_at: string | null
          status: Database['public']['Enums']['assignment_status']
          target_sessions: number | null
          updated_at: string
        }
        Insert: {
          assigned_by?: string | null
          cancelled_at?: string | null
          completed_at?: string | null
          created_at?: string
          due_on?: string | null
          exercise_id: string
          id?: string
          message?: string | null
          player_id: string
          school_id?: string
          started_at?: string | null
          status?: Database['public']['Enums']['assignment_status']
          target_sessions?: number | null
          updated_at?: string
        }
        Update: {
          assigned_by?: string | null
          cancelled_at?: string | null
          completed_at?: string | null
          created_at?: string
          due_on?: string | null
          exercise_id?: string
          id?: string
          message?: string | null
          player_id?: string
          school_id?: string
          started_at?: string | null
          status?: Database['public']['Enums']['assignment_status']
          target_sessions?: number | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'mental_assignments_assigned_by'
            columns: ['assigned_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_assignments_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'mental_exercises'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_assignments_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_assignments_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      mental_exercise_texts: {
        Row: {
          aim: string
          created_at: string
          exercise_id: string
          locale: string
          reflection_questions: string[]
          steps: string[]
          title: string
          updated_at: string
        }
        Insert: {
          aim: string
          created_at?: string
          exercise_id: string
          locale: string
          reflection_questions?: string[]
          steps: string[]
          title: string
          updated_at?: string
        }
        Update: {
          aim?: string
          created_at?: string
          exercise_id?: string
          locale?: string
          reflection_questions?: string[]
          steps?: string[]
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'mental_exercise_texts_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'mental_exercises'
            referencedColumns: ['id']
          },
        ]
      }
      mental_exercises: {
        Row: {
          archived_at: string | null
          audio_url: string | null
          author_id: string | null
          created_at: string
          id: string
          level: number
          max_age: number
          min_age: number
          minutes: number
          occasion: Database['public']['Enums']['mental_occasion']
          practice: Json | null
          school_id: string | null
          skill: Database['public']['Enums']['mental_skill']
          slug: string | null
          source: string | null
          team_id: string | null
          updated_at: string
          video_url: string | null
          visibility: Database['public']['Enums']['exercise_visibility']
        }
        Insert: {
          archived_at?: string | null
          audio_url?: string | null
          author_id?: string | null
          created_at?: string
          id?: string
          level?: number
          max_age: number
          min_age: number
          minutes: number
          occasion?: Database['public']['Enums']['mental_occasion']
          practice?: Json | null
          school_id?: string | null
          skill: Database['public']['Enums']['mental_skill']
          slug?: string | null
          source?: string | null
          team_id?: string | null
          updated_at?: string
          video_url?: string | null
          visibility?: Database['public']['Enums']['exercise_visibility']
        }
        Update: {
          archived_at?: string | null
          audio_url?: string | null
          author_id?: string | null
          created_at?: string
          id?: string
          level?: number
          max_age?: number
          min_age?: number
          minutes?: number
          occasion?: Database['public']['Enums']['mental_occasion']
          practice?: Json | null
          school_id?: string | null
          skill?: Database['public']['Enums']['mental_skill']
          slug?: string | null
          source?: string | null
          team_id?: string | null
          updated_at?: string
          video_url?: string | null
          visibility?: Database['public']['Enums']['exercise_visibility']
        }
        Relationships: [
          {
            foreignKeyName: 'mental_exercises_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_exercises_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_exercises_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      mental_progress: {
        Row: {
          assignment_id: string | null
          created_at: string
          exercise_id: string
          id: string
          logged_by: string | null
          minutes: number
          player_id: string
          practised_at: string
          school_id: string
        }
        Insert: {
          assignment_id?: string | null
          created_at?: string
          exercise_id: string
          id?: string
          logged_by?: string | null
          minutes: number
          player_id: string
          practised_at?: string
          school_id?: string
        }
        Update: {
          assignment_id?: string | null
          created_at?: string
          exercise_id?: string
          id?: string
          logged_by?: string | null
          minutes?: number
          player_id?: string
          practised_at?: string
          school_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'mental_progress_assignment'
            columns: ['assignment_id']
            isOneToOne: false
            referencedRelation: 'mental_assignments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_progress_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'mental_exercises'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_progress_logged_by'
            columns: ['logged_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_progress_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_progress_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      mental_reflections: {
        Row: {
          body: string
          created_at: string
          is_shared_with_coaches: boolean
          is_shared_with_family: boolean
          player_id: string
          progress_id: string
          school_id: string
          updated_at: string
          written_by: string | null
        }
        Insert: {
          body: string
          created_at?: string
          is_shared_with_coaches?: boolean
          is_shared_with_family?: boolean
          player_id?: string
          progress_id: string
          school_id?: string
          updated_at?: string
          written_by?: string | null
        }
        Update: {
          body?: string
          created_at?: string
          is_shared_with_coaches?: boolean
          is_shared_with_family?: boolean
          player_id?: string
          progress_id?: string
          school_id?: string
          updated_at?: string
          written_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'mental_reflections_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_reflections_progress'
            columns: ['progress_id']
            isOneToOne: true
            referencedRelation: 'mental_progress'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_reflections_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_reflections_written_by'
            columns: ['written_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      mental_scores: {
        Row: {
          created_at: string
          player_id: string
          progress_id: string
          school_id: string
          score_after: number | null
          score_before: number | null
          written_by: string | null
        }
        Insert: {
          created_at?: string
          player_id?: string
          progress_id: string
          school_id?: string
          score_after?: number | null
          score_before?: number | null
          written_by?: string | null
        }
        Update: {
          created_at?: string
          player_id?: string
          progress_id?: string
          school_id?: string
          score_after?: number | null
          score_before?: number | null
          written_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'mental_scores_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_scores_progress'
            columns: ['progress_id']
            isOneToOne: true
            referencedRelation: 'mental_progress'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_scores_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mental_scores_written_by'
            columns: ['written_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      message_file_players: {
        Row: {
          created_at: string
          file_id: string
          player_id: string
        }
        Insert: {
          created_at?: string
          file_id: string
          player_id: string
        }
        Update: {
          created_at?: string
          file_id?: string
          player_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'message_file_players_file'
            columns: ['file_id']
            isOneToOne: false
            referencedRelation: 'message_files'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'message_file_players_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
        ]
      }
      message_files: {
        Row: {
          byte_count: number
          conversation_id: string
          created_at: string
          height: number | null
          id: string
          kind: Database['public']['Enums']['message_file_kind']
          message_id: number | null
          name: string
          path: string
          school_id: string
          sent_by: string | null
          width: number | null
          withdrawn_at: string | null
        }
        Insert: {
          byte_count: number
          conversation_id: string
          created_at?: string
          height?: number | null
          id?: string
          kind: Database['public']['Enums']['message_file_kind']
          message_id?: number | null
          name: string
          path: string
          school_id: string
          sent_by?: string | null
          width?: number | null
          withdrawn_at?: string | null
        }
        Update: {
          byte_count?: number
          conversation_id?: string
          created_at?: string
          height?: number | null
          id?: string
          kind?: Database['public']['Enums']['message_file_kind']
          message_id?: number | null
          name?: string
          path?: string
          school_id?: string
          sent_by?: string | null
          width?: number | null
          withdrawn_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'message_files_conversation'
            columns: ['conversation_id']
            isOneToOne: false
            referencedRelation: 'conversations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'message_files_message'
            columns: ['conversation_id', 'message_id']
            isOneToOne: true
            referencedRelation: 'messages'
            referencedColumns: ['conversation_id', 'id']
          },
          {
            foreignKeyName: 'message_files_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'message_files_sent_by'
            columns: ['sent_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      message_reactions: {
        Row: {
          conversation_id: string
          created_at: string
          emoji: Database['public']['Enums']['message_emoji']
          message_id: number
          user_id: string
        }
        Insert: {
          conversation_id: string
          created_at?: string
          emoji: Database['public']['Enums']['message_emoji']
          message_id: number
          user_id?: string
        }
        Update: {
          conversation_id?: string
          created_at?: string
          emoji?: Database['public']['Enums']['message_emoji']
          message_id?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'message_reactions_message'
            columns: ['conversation_id', 'message_id']
            isOneToOne: false
            referencedRelation: 'messages'
            referencedColumns: ['conversation_id', 'id']
          },
          {
            foreignKeyName: 'message_reactions_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      message_reports: {
        Row: {
          author_id: string | null
          closed_at: string | null
          conversation_id: string
          created_at: string
          handled_by: string | null
          id: string
          message_id: number
          reason: string
          reporter_id: string | null
          resolution: string | null
          school_id: string
          status: Database['public']['Enums']['report_status']
          updated_at: string
        }
        Insert: {
          author_id?: string | null
          closed_at?: string | null
          conversation_id: string
          created_at?: string
          handled_by?: string | null
          id?: string
          message_id: number
          reason: string
          reporter_id?: string | null
          resolution?: string | null
          school_id: string
          status?: Database['public']['Enums']['report_status']
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          closed_at?: string | null
          conversation_id?: string
          created_at?: string
          handled_by?: string | null
          id?: string
          message_id?: number
          reason?: string
          reporter_id?: string | null
          resolution?: string | null
          school_id?: string
          status?: Database['public']['Enums']['report_status']
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'message_reports_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'message_reports_handled_by'
            columns: ['handled_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'message_reports_message'
            columns: ['conversation_id', 'message_id']
            isOneToOne: false
            referencedRelation: 'messages'
            referencedColumns: ['conversation_id', 'id']
          },
          {
            foreignKeyName: 'message_reports_reporter'
            columns: ['reporter_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'message_reports_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      message_versions: {
        Row: {
          attachment: Json | null
          body: string
          change: Database['public']['Enums']['message_change']
          created_at: string
          id: number
          message_id: number
          school_id: string
        }
        Insert: {
          attachment?: Json | null
          body: string
          change: Database['public']['Enums']['message_change']
          created_at?: string
          id?: never
          message_id: number
          school_id: string
        }
        Update: {
          attachment?: Json | null
          body?: string
          change?: Database['public']['Enums']['message_change']
          created_at?: string
          id?: never
          message_id?: number
          school_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'message_versions_message'
            columns: ['message_id']
            isOneToOne: false
            referencedRelation: 'messages'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'message_versions_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      messages: {
        Row: {
          attachment: Json | null
          author_id: string | null
          body: string
          client_id: string | null
          conversation_id: string
          created_at: string
          deleted_at: string | null
          edited_at: string | null
          id: number
          reply_to: number | null
          school_id: string
        }
        Insert: {
          attachment?: Json | null
          author_id?: string | null
          body: string
          client_id?: string | null
          conversation_id: string
          created_at?: string
          deleted_at?: string | null
          edited_at?: string | null
          id?: never
          reply_to?: number | null
          school_id: string
        }
        Update: {
          attachment?: Json | null
          author_id?: string | null
          body?: string
          client_id?: string | null
          conversation_id?: string
          created_at?: string
          deleted_at?: string | null
          edited_at?: string | null
          id?: never
          reply_to?: number | null
          school_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'messages_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'messages_conversation'
            columns: ['conversation_id']
            isOneToOne: false
            referencedRelation: 'conversations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'messages_reply_to'
            columns: ['reply_to']
            isOneToOne: false
            referencedRelation: 'messages'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'messages_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      note_reads: {
        Row: {
          created_at: string
          note_id: string
          player_id: string
          school_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          note_id: string
          player_id?: string
          school_id?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          note_id?: string
          player_id?: string
          school_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'note_reads_note'
            columns: ['note_id']
            isOneToOne: false
            referencedRelation: 'notes'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'note_reads_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'note_reads_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'note_reads_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      note_versions: {
        Row: {
          body: string
          created_at: string
          edited_by: string | null
          kind: Database['public']['Enums']['note_kind']
          note_id: string
          occurred_on: string
          player_id: string
          school_id: string
          version: number
          visibility: Database['public']['Enums']['note_visibility']
        }
        Insert: {
          body: string
          created_at?: string
          edited_by?: string | null
          kind: Database['public']['Enums']['note_kind']
          note_id: string
          occurred_on: string
          player_id: string
          school_id: string
          version: number
          visibility: Database['public']['Enums']['note_visibility']
        }
        Update: {
          body?: string
          created_at?: string
          edited_by?: string | null
          kind?: Database['public']['Enums']['note_kind']
          note_id?: string
          occurred_on?: string
          player_id?: string
          school_id?: string
          version?: number
          visibility?: Database['public']['Enums']['note_visibility']
        }
        Relationships: [
          {
            foreignKeyName: 'note_versions_edited_by'
            columns: ['edited_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'note_versions_note'
            columns: ['note_id']
            isOneToOne: false
            referencedRelation: 'notes'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'note_versions_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'note_versions_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      notes: {
        Row: {
          archived_at: string | null
          author_id: string | null
          body: string
          created_at: string
          id: string
          kind: Database['public']['Enums']['note_kind']
          occurred_on: string
          player_id: string
          school_id: string
          updated_at: string
          version: number
          visibility: Database['public']['Enums']['note_visibility']
        }
        Insert: {
          archived_at?: string | null
          author_id?: string | null
          body: string
          created_at?: string
          id?: string
          kind?: Database['public']['Enums']['note_kind']
          occurred_on?: string
          player_id: string
          school_id?: string
          updated_at?: string
          version?: number
          visibility?: Database['public']['Enums']['note_visibility']
        }
        Update: {
          archived_at?: string | null
          author_id?: string | null
          body?: string
          created_at?: string
          id?: string
          kind?: Database['public']['Enums']['note_kind']
          occurred_on?: string
          player_id?: string
          school_id?: string
          updated_at?: string
          version?: number
          visibility?: Database['public']['Enums']['note_visibility']
        }
        Relationships: [
          {
            foreignKeyName: 'notes_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'notes_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'notes_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      notification_preferences: {
        Row: {
          chosen_at: string | null
          created_at: string
          digest: Database['public']['Enums']['digest_rhythm']
          digested_at: string
          email: boolean
          is_all_on: boolean
          messages: boolean
          notes: boolean
          payments: boolean
          push: boolean
          quiet_from: string | null
          quiet_until: string | null
          system: boolean
          tasks: boolean
          tasks_lead: Database['public']['Enums']['lead_time']
          time_zone: string
          training: boolean
          training_lead: Database['public']['Enums']['lead_time']
          updated_at: string
          user_id: string
        }
        Insert: {
          chosen_at?: string | null
          created_at?: string
          digest?: Database['public']['Enums']['digest_rhythm']
          digested_at?: string
          email?: boolean
          is_all_on?: boolean
          messages?: boolean
          notes?: boolean
          payments?: boolean
          push?: boolean
          quiet_from?: string | null
          quiet_until?: string | null
          system?: boolean
          tasks?: boolean
          tasks_lead?: Database['public']['Enums']['lead_time']
          time_zone?: string
          training?: boolean
          training_lead?: Database['public']['Enums']['lead_time']
          updated_at?: string
          user_id: string
        }
        Update: {
          chosen_at?: string | null
          created_at?: string
          digest?: Database['public']['Enums']['digest_rhythm']
          digested_at?: string
          email?: boolean
          is_all_on?: boolean
          messages?: boolean
          notes?: boolean
          payments?: boolean
          push?: boolean
          quiet_from?: string | null
          quiet_until?: string | null
          system?: boolean
          tasks?: boolean
          tasks_lead?: Database['public']['Enums']['lead_time']
          time_zone?: string
          training?: boolean
          training_lead?: Database['public']['Enums']['lead_time']
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'notification_preferences_user'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      notifications: {
        Row: {
          about_id: string | null
          category: Database['public']['Enums']['notification_category']
          created_at: string
          dedupe_key: string | null
          expires_at: string | null
          id: string
          kind: string
          link: string | null
          payload: Json
          read_at: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          about_id?: string | null
          category: Database['public']['Enums']['notification_category']
          created_at?: string
          dedupe_key?: string | null
          expires_at?: string | null
          id?: string
          kind: string
          link?: string | null
          payload?: Json
          read_at?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          about_id?: string | null
          category?: Database['public']['Enums']['notification_category']
          created_at?: string
          dedupe_key?: string | null
          expires_at?: string | null
          id?: string
          kind?: string
          link?: string | null
          payload?: Json
          read_at?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'notifications_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      office_proposals: {
        Row: {
          accepted_at: string | null
          confirmed_at: string | null
          confirmed_by: string | null
          created_at: string
          duty: Database['public']['Enums']['officer_duty']
          id: string
          proposed_by: string | null
          school_id: string
          status: Database['public']['Enums']['office_proposal_status']
          updated_at: string
          user_id: string
        }
        Insert: {
          accepted_at?: string | null
          confirmed_at?: string | null
          confirmed_by?: string | null
          created_at?: string
          duty: Database['public']['Enums']['officer_duty']
          id?: string
          proposed_by?: string | null
          school_id: string
          status?: Database['public']['Enums']['office_proposal_status']
          updated_at?: string
          user_id: string
        }
        Update: {
          accepted_at?: string | null
          confirmed_at?: string | null
          confirmed_by?: string | null
          created_at?: string
          duty?: Database['public']['Enums']['officer_duty']
          id?: string
          proposed_by?: string | null
          school_id?: string
          status?: Database['public']['Enums']['office_proposal_status']
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'office_proposals_confirmed_by'
            columns: ['confirmed_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'office_proposals_proposed_by'
            columns: ['proposed_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'office_proposals_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'office_proposals_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      order_events: {
        Row: {
          actor_id: string | null
          id: string
          note: string | null
          occurred_at: string
          order_id: string
          school_id: string
          status: Database['public']['Enums']['order_status']
        }
        Insert: {
          actor_id?: string | null
          id?: string
          note?: string | null
          occurred_at?: string
          order_id: string
          school_id: string
          status: Database['public']['Enums']['order_status']
        }
        Update: {
          actor_id?: string | null
          id?: string
          note?: string | null
          occurred_at?: string
          order_id?: string
          school_id?: string
          status?: Database['public']['Enums']['order_status']
        }
        Relationships: [
          {
            foreignKeyName: 'order_events_order'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_events_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      order_items: {
        Row: {
          created_at: string
          image_path: string | null
          line_cents: number
          order_id: string
          product_id: string
          quantity: number
          school_id: string
          title: string
          unit_cents: number
          variant_id: string
          variant_name: string
        }
        Insert: {
          created_at?: string
          image_path?: string | null
          line_cents?: never
          order_id: string
          product_id: string
          quantity: number
          school_id: string
          title: string
          unit_cents: number
          variant_id: string
          variant_name: string
        }
        Update: {
          created_at?: string
          image_path?: string | null
          line_cents?: never
          order_id?: string
          product_id?: string
          quantity?: number
          school_id?: string
          title?: string
          unit_cents?: number
          variant_id?: string
          variant_name?: string
        }
        Relationships: [
          {
            foreignKeyName: 'order_items_order'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_items_product'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_items_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_items_variant'
            columns: ['variant_id']
            isOneToOne: false
            referencedRelation: 'product_variants'
            referencedColumns: ['id']
          },
        ]
      }
      orders: {
        Row: {
          cancel_reason: string | null
          cancelled_at: string | null
          carrier: string | null
          city: string | null
          country: string | null
          created_at: string
          currency: string
          delivered_at: string | null
          delivery: Database['public']['Enums']['delivery_method']
          id: string
          item_count: number
          items_cents: number
          note: string | null
          number: string
          paid_at: string | null
          payer_id: string | null
          payment_reference: string | null
          placed_at: string
          player_id: string | null
          postal_code: string | null
          recipient: string | null
          refunded_cents: number
          reserved_until: string
          school_id: string
          shipped_at: string | null
          shipping_cents: number
          status: Database['public']['Enums']['order_status']
          street: string | null
          total_cents: number
          tracking_id: string | null
          updated_at: string
          user_id: string | null
        }
        Insert: {
          cancel_reason?: string | null
          cancelled_at?: string | null
          carrier?: string | null
          city?: string | null
          country?: string | null
          created_at?: string
          currency?: string
          delivered_at?: string | null
          delivery: Database['public']['Enums']['delivery_method']
          id?: string
          item_count: number
          items_cents: number
          note?: string | null
          number: string
          paid_at?: string | null
          payer_id?: string | null
          payment_reference?: string | null
          placed_at?: string
          player_id?: string | null
          postal_code?: string | null
          recipient?: string | null
          refunded_cents?: number
          reserved_until: string
          school_id: string
          shipped_at?: string | null
          shipping_cents: number
          status?: Database['public']['Enums']['order_status']
          street?: string | null
          total_cents?: never
          tracking_id?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          cancel_reason?: string | null
          cancelled_at?: string | null
          carrier?: string | null
          city?: string | null
          country?: string | null
          created_at?: string
          currency?: string
          delivered_at?: string | null
          delivery?: Database['public']['Enums']['delivery_method']
          id?: string
          item_count?: number
          items_cents?: number
          note?: string | null
          number?: string
          paid_at?: string | null
          payer_id?: string | null
          payment_reference?: string | null
          placed_at?: string
          player_id?: string | null
          postal_code?: string | null
          recipient?: string | null
          refunded_cents?: number
          reserved_until?: string
          school_id?: string
          shipped_at?: string | null
          shipping_cents?: number
          status?: Database['public']['Enums']['order_status']
          street?: string | null
          total_cents?: never
          tracking_id?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'orders_payer'
            columns: ['payer_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'orders_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'orders_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'orders_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      owner_profiles: {
        Row: {
          biography: string | null
          created_at: string
          job_title: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          biography?: string | null
          created_at?: string
          job_title?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          biography?: string | null
          created_at?: string
          job_title?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'owner_profiles_user'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      parent_profiles: {
        Row: {
          address: string | null
          created_at: string
          emergency_phone: string | null
          preferred_contact: Database['public']['Enums']['contact_channel']
          updated_at: string
          user_id: string
        }
        Insert: {
          address?: string | null
          created_at?: string
          emergency_phone?: string | null
          preferred_contact?: Database['public']['Enums']['contact_channel']
          updated_at?: string
          user_id?: string
        }
        Update: {
          address?: string | null
          created_at?: string
          emergency_phone?: string | null
          preferred_contact?: Database['public']['Enums']['contact_channel']
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'parent_profiles_user'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      person_cards: {
        Row: {
          avatar_url: string | null
          created_at: string
          first_name: string
          last_name: string
          search_text: string
          updated_at: string
          user_id: string
        }
        Insert: {
          avatar_url?: string | null
          created_at?: string
          first_name: string
          last_name: string
          search_text?: never
          updated_at?: string
          user_id: string
        }
        Update: {
          avatar_url?: string | null
          created_at?: string
          first_name?: string
          last_name?: string
          search_text?: never
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'person_cards_user'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      plans: {
        Row: {
          archived_at: string | null
          created_at: string
          currency: string
          id: string
          max_players: number | null
          max_teams: number | null
          period: Database['public']['Enums']['billing_period'] | null
          price_cents: number
          role: Database['public']['Enums']['app_role']
          stripe_price_id: string | null
          tier: Database['public']['Enums']['plan_tier']
          trial_days: number
          updated_at: string
        }
        Insert: {
          archived_at?: string | null
          created_at?: string
          currency?: string
          id?: string
          max_players?: number | null
          max_teams?: number | null
          period?: Database['public']['Enums']['billing_period'] | null
          price_cents: number
          role: Database['public']['Enums']['app_role']
          stripe_price_id?: string | null
          tier: Database['public']['Enums']['plan_tier']
          trial_days?: number
          updated_at?: string
        }
        Update: {
          archived_at?: string | null
          created_at?: string
          currency?: string
          id?: string
          max_players?: number | null
          max_teams?: number | null
          period?: Database['public']['Enums']['billing_period'] | null
          price_cents?: number
          role?: Database['public']['Enums']['app_role']
          stripe_price_id?: string | null
          tier?: Database['public']['Enums']['plan_tier']
          trial_days?: number
          updated_at?: string
        }
        Relationships: []
      }
      platform_holidays: {
        Row: {
          created_at: string
          day: string
          name: string
        }
        Insert: {
          created_at?: string
          day: string
          name: string
        }
        Update: {
          created_at?: string
          day?: string
          name?: string
        }
        Relationships: []
      }
      player_mental_updates: {
        Row: {
          assessment_id: string | null
          composure: number | null
          concentration: number | null
          confidence: number | null
          created_at: string
          decision_making: number | null
          id: string
          mental: number | null
          player_id: string
          recorded_at: string
          recorded_by: string | null
          school_id: string
          shared_at: string | null
          source: Database['public']['Enums']['stat_source']
        }
        Insert: {
          assessment_id?: string | null
          composure?: number | null
          concentration?: number | null
          confidence?: number | null
          created_at?: string
          decision_making?: number | null
          id?: string
          mental?: never
          player_id: string
          recorded_at?: string
          recorded_by?: string | null
          school_id: string
          shared_at?: string | null
          source: Database['public']['Enums']['stat_source']
        }
        Update: {
          assessment_id?: string | null
          composure?: number | null
          concentration?: number | null
          confidence?: number | null
          created_at?: string
          decision_making?: number | null
          id?: string
          mental?: never
          player_id?: string
          recorded_at?: string
          recorded_by?: string | null
          school_id?: string
          shared_at?: string | null
          source?: Database['public']['Enums']['stat_source']
        }
        Relationships: [
          {
            foreignKeyName: 'player_mental_updates_assessment'
            columns: ['assessment_id']
            isOneToOne: false
            referencedRelation: 'assessments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'player_mental_updates_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'player_mental_updates_recorded_by'
            columns: ['recorded_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'player_mental_updates_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      player_stat_updates: {
        Row: {
          agility: number | null
          assessment_id: string | null
          ball_control: number | null
          created_at: string
          dribbling: number | null
          first_touch: number | null
          id: string
          note: string | null
          overall: number | null
          passing: number | null
          physical: number | null
          player_id: string
          recorded_at: string
          recorded_by: string | null
          school_id: string
          shared_at: string | null
          shooting: number | null
          source: Database['public']['Enums']['stat_source']
          speed: number | null
          stamina: number | null
          strength: number | null
          technical: number | null
        }
        Insert: {
          agility?: number | null
          assessment_id?: string | null
          ball_control?: number | null
          created_at?: string
          dribbling?: number | null
          first_touch?: number | null
          id?: string
          note?: string | null
          overall?: never
          passing?: number | null
          physical?: never
          player_id: string
          recorded_at?: string
          recorded_by?: string | null
          school_id: string
          shared_at?: string | null
          shooting?: number | null
          source: Database['public']['Enums']['stat_source']
          speed?: number | null
          stamina?: number | null
          strength?: number | null
          technical?: never
        }
        Update: {
          agility?: number | null
          assessment_id?: string | null
          ball_control?: number | null
          created_at?: string
          dribbling?: number | null
          first_touch?: number | null
          id?: string
          note?: string | null
          overall?: never
          passing?: number | null
          physical?: never
          player_id?: string
          recorded_at?: string
          recorded_by?: string | null
          school_id?: string
          shared_at?: string | null
          shooting?: number | null
          source?: Database['public']['Enums']['stat_source']
          speed?: number | null
          stamina?: number | null
          strength?: number | null
          technical?: never
        }
        Relationships: [
          {
            foreignKeyName: 'player_stat_updates_assessment'
            columns: ['assessment_id']
            isOneToOne: false
            referencedRelation: 'assessments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'player_stat_updates_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'player_stat_updates_recorded_by'
            columns: ['recorded_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'player_stat_updates_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      players: {
        Row: {
          created_at: string
          date_of_birth: string
          first_name: string
          id: string
          last_name: string
          other_positions: Database['public']['Enums']['player_position'][]
          photo_path: string | null
          position: Database['public']['Enums']['player_position'] | null
          school_id: string
          search_text: string
          strong_foot: Database['public']['Enums']['strong_foot'] | null
          updated_at: string
          user_id: string | null
        }
        Insert: {
          created_at?: string
          date_of_birth: string
          first_name: string
          id?: string
          last_name: string
          other_positions?: Database['public']['Enums']['player_position'][]
          photo_path?: string | null
          position?: Database['public']['Enums']['player_position'] | null
          school_id: string
          search_text?: never
          strong_foot?: Database['public']['Enums']['strong_foot'] | null
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          created_at?: string
          date_of_birth?: string
          first_name?: string
          id?: string
          last_name?: string
          other_positions?: Database['public']['Enums']['player_position'][]
          photo_path?: string | null
          position?: Database['public']['Enums']['player_position'] | null
          school_id?: string
          search_text?: never
          strong_foot?: Database['public']['Enums']['strong_foot'] | null
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'players_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'players_user'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      poll_answers: {
        Row: {
          created_at: string
          option_id: string
          poll_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          option_id: string
          poll_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          option_id?: string
          poll_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'poll_answers_option'
            columns: ['poll_id', 'option_id']
            isOneToOne: false
            referencedRelation: 'poll_options'
            referencedColumns: ['poll_id', 'id']
          },
          {
            foreignKeyName: 'poll_answers_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      poll_options: {
        Row: {
          created_at: string
          id: string
          label: string
          max_people: number | null
          poll_id: string
          position: number
        }
        Insert: {
          created_at?: string
          id?: string
          label: string
          max_people?: number | null
          poll_id: string
          position: number
        }
        Update: {
          created_at?: string
          id?: string
          label?: string
          max_people?: number | null
          poll_id?: string
          position?: number
        }
        Relationships: [
          {
            foreignKeyName: 'poll_options_poll'
            columns: ['poll_id']
            isOneToOne: false
            referencedRelation: 'polls'
            referencedColumns: ['id']
          },
        ]
      }
      polls: {
        Row: {
          closes_at: string
          conversation_id: string
          created_at: string
          id: string
          is_multiple: boolean
          message_id: number | null
          school_id: string
        }
        Insert: {
          closes_at: string
          conversation_id: string
          created_at?: string
          id?: string
          is_multiple: boolean
          message_id?: number | null
          school_id: string
        }
        Update: {
          closes_at?: string
          conversation_id?: string
          created_at?: string
          id?: string
          is_multiple?: boolean
          message_id?: number | null
          school_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'polls_conversation'
            columns: ['conversation_id']
            isOneToOne: false
            referencedRelation: 'conversations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'polls_message'
            columns: ['conversation_id', 'message_id']
            isOneToOne: true
            referencedRelation: 'messages'
            referencedColumns: ['conversation_id', 'id']
          },
          {
            foreignKeyName: 'polls_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      product_variants: {
        Row: {
          archived_at: string | null
          created_at: string
          id: string
          name: string
          position: number
          price_cents: number | null
          product_id: string
          school_id: string
          sku: string | null
          stock: number
          updated_at: string
        }
        Insert: {
          archived_at?: string | null
          created_at?: string
          id?: string
          name: string
          position?: number
          price_cents?: number | null
          product_id: string
          school_id?: string
          sku?: string | null
          stock?: number
          updated_at?: string
        }
        Update: {
          archived_at?: string | null
          created_at?: string
          id?: string
          name?: string
          position?: number
          price_cents?: number | null
          product_id?: string
          school_id?: string
          sku?: string | null
          stock?: number
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'product_variants_product'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'product_variants_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      products: {
        Row: {
          category: Database['public']['Enums']['product_category']
          created_at: string
          currency: string
          description: string
          id: string
          image_paths: string[]
          name: string
          position: number
          price_cents: number
          school_id: string
          status: Database['public']['Enums']['product_status']
          updated_at: string
        }
        Insert: {
          category: Database['public']['Enums']['product_category']
          created_at?: string
          currency?: string
          description?: string
          id?: string
          image_paths?: string[]
          name: string
          position?: number
          price_cents: number
          school_id: string
          status?: Database['public']['Enums']['product_status']
          updated_at?: string
        }
        Update: {
          category?: Database['public']['Enums']['product_category']
          created_at?: string
          currency?: string
          description?: string
          id?: string
          image_paths?: string[]
          name?: string
          position?: number
          price_cents?: number
          school_id?: string
          status?: Database['public']['Enums']['product_status']
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'products_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      progress_activities: {
        Row: {
          created_at: string
          id: string
          kind: string
          occurred_at: string
          payload: Json
          player_id: string
          school_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          kind: string
          occurred_at?: string
          payload?: Json
          player_id: string
          school_id: string
        }
        Update: {
          created_at?: string
          id?: string
          kind?: string
          occurred_at?: string
          payload?: Json
          player_id?: string
          school_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'progress_activities_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'progress_activities_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      push_devices: {
        Row: {
          address: string
          auth_secret: string | null
          created_at: string
          failed_count: number
          id: string
          kind: Database['public']['Enums']['push_address_kind']
          last_seen_at: string
          locale: string
          platform: Database['public']['Enums']['push_platform']
          public_key: string | null
          updated_at: string
          user_agent: string | null
          user_id: string
        }
        Insert: {
          address: string
          auth_secret?: string | null
          created_at?: string
          failed_count?: number
          id?: string
          kind?: Database['public']['Enums']['push_address_kind']
          last_seen_at?: string
          locale?: string
          platform?: Database['public']['Enums']['push_platform']
          public_key?: string | null
          updated_at?: string
          user_agent?: string | null
          user_id: string
        }
        Update: {
          address?: string
          auth_secret?: string | null
          created_at?: string
          failed_count?: number
          id?: string
          kind?: Database['public']['Enums']['push_address_kind']
          last_seen_at?: string
          locale?: string
          platform?: Database['public']['Enums']['push_platform']
          public_key?: string | null
          updated_at?: string
          user_agent?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'push_devices_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      push_outbox: {
        Row: {
          about_id: string | null
          attempts: number
          created_at: string
          expires_at: string | null
          last_error: string | null
          locked_until: string | null
          next_attempt_at: string
          notification_id: string
          sent_at: string | null
          status: string
          updated_at: string
        }
        Insert: {
          about_id?: string | null
          attempts?: number
          created_at?: string
          expires_at?: string | null
          last_error?: string | null
          locked_until?: string | null
          next_attempt_at?: string
          notification_id: string
          sent_at?: string | null
          status?: string
          updated_at?: string
        }
        Update: {
          about_id?: string | null
          attempts?: number
          created_at?: string
          expires_at?: string | null
          last_error?: string | null
          locked_until?: string | null
          next_attempt_at?: string
          notification_id?: string
          sent_at?: string | null
          status?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'push_outbox_notification'
            columns: ['notification_id']
            isOneToOne: true
            referencedRelation: 'notifications'
            referencedColumns: ['id']
          },
        ]
      }
      quiz_answers: {
        Row: {
          answer: number | null
          answered_by: string | null
          attempt: number
          created_at: string
          id: string
          is_right: boolean
          player_id: string
          question_id: string
          quiz_id: string
          school_id: string
          task_id: string
          x: number | null
          y: number | null
        }
        Insert: {
          answer?: number | null
          answered_by?: string | null
          attempt: number
          created_at?: string
          id: string
          is_right: boolean
          player_id: string
          question_id: string
          quiz_id: string
          school_id: string
          task_id: string
          x?: number | null
          y?: number | null
        }
        Update: {
          answer?: number | null
          answered_by?: string | null
          attempt?: number
          created_at?: string
          id?: string
          is_right?: boolean
          player_id?: string
          question_id?: string
          quiz_id?: string
          school_id?: string
          task_id?: string
          x?: number | null
          y?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'quiz_answers_answered_by'
            columns: ['answered_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'quiz_answers_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'quiz_answers_question'
            columns: ['quiz_id', 'question_id']
            isOneToOne: false
            referencedRelation: 'quiz_questions'
            referencedColumns: ['quiz_id', 'id']
          },
          {
            foreignKeyName: 'quiz_answers_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'quiz_answers_task'
            columns: ['task_id']
            isOneToOne: false
            referencedRelation: 'tasks'
            referencedColumns: ['id']
          },
        ]
      }
      quiz_questions: {
        Row: {
          answers: string[] | null
          created_at: string
          explanation: string | null
          id: string
          kind: Database['public']['Enums']['quiz_question_kind']
          number: number
          question: string
          quiz_id: string
          radius: number | null
          right_answer: number | null
          school_id: string
          topic: Database['public']['Enums']['exercise_topic'] | null
          x: number | null
          y: number | null
        }
        Insert: {
          answers?: string[] | null
          created_at?: string
          explanation?: string | null
          id: string
          kind: Database['public']['Enums']['quiz_question_kind']
          number: number
          question: string
          quiz_id: string
          radius?: number | null
          right_answer?: number | null
          school_id: string
          topic?: Database['public']['Enums']['exercise_topic'] | null
          x?: number | null
          y?: number | null
        }
        Update: {
          answers?: string[] | null
          created_at?: string
          explanation?: string | null
          id?: string
          kind?: Database['public']['Enums']['quiz_question_kind']
          number?: number
          question?: string
          quiz_id?: string
          radius?: number | null
          right_answer?: number | null
          school_id?: string
          topic?: Database['public']['Enums']['exercise_topic'] | null
          x?: number | null
          y?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'quiz_questions_quiz'
            columns: ['quiz_id']
            isOneToOne: false
            referencedRelation: 'quizzes'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'quiz_questions_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      quizzes: {
        Row: {
          animation_id: string | null
          assigned_by: string | null
          created_at: string
          id: string
          scene: Json
          school_id: string
          title: string
        }
        Insert: {
          animation_id?: string | null
          assigned_by?: string | null
          created_at?: string
          id: string
          scene: Json
          school_id: string
          title: string
        }
        Update: {
          animation_id?: string | null
          assigned_by?: string | null
          created_at?: string
          id?: string
          scene?: Json
          school_id?: string
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: 'quizzes_animation'
            columns: ['animation_id']
            isOneToOne: false
            referencedRelation: 'animations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'quizzes_assigned_by'
            columns: ['assigned_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'quizzes_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      refunds: {
        Row: {
          amount_cents: number
          created_at: string
          id: string
          order_id: string
          reason: string | null
          reference: string
          school_id: string
        }
        Insert: {
          amount_cents: number
          created_at?: string
          id?: string
          order_id: string
          reason?: string | null
          reference: string
          school_id: string
        }
        Update: {
          amount_cents?: number
          created_at?: string
          id?: string
          order_id?: string
          reason?: string | null
          reference?: string
          school_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'refunds_order'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'refunds_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      retention_proposals: {
        Row: {
          created_at: string
          decided_at: string | null
          decided_by: string | null
          id: string
          left_before: string
          player_count: number
          receipt: Json | null
          row_counts: Json
          school_id: string
          status: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          id?: string
          left_before: string
          player_count: number
          receipt?: Json | null
          row_counts: Json
          school_id: string
          status?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          id?: string
          left_before?: string
          player_count?: number
          receipt?: Json | null
          row_counts?: Json
          school_id?: string
          status?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'retention_proposals_decided_by'
            columns: ['decided_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'retention_proposals_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      role_assignments: {
        Row: {
          created_at: string
          granted_at: string
          granted_by: string | null
          id: string
          role: Database['public']['Enums']['app_role']
          school_id: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          granted_at?: string
          granted_by?: string | null
          id?: string
          role: Database['public']['Enums']['app_role']
          school_id?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          granted_at?: string
          granted_by?: string | null
          id?: string
          role?: Database['public']['Enums']['app_role']
          school_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'role_assignments_granted_by'
            columns: ['granted_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'role_assignments_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'role_assignments_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      role_requests: {
        Row: {
          child_name: string | null
          created_at: string
          decided_at: string | null
          decided_by: string | null
          id: string
          message: string | null
          role: Database['public']['Enums']['app_role']
          school_name: string | null
          status: Database['public']['Enums']['request_status']
          updated_at: string
          user_id: string
        }
        Insert: {
          child_name?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          id?: string
          message?: string | null
          role: Database['public']['Enums']['app_role']
          school_name?: string | null
          status?: Database['public']['Enums']['request_status']
          updated_at?: string
          user_id: string
        }
        Update: {
          child_name?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          id?: string
          message?: string | null
          role?: Database['public']['Enums']['app_role']
          school_name?: string | null
          status?: Database['public']['Enums']['request_status']
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'role_requests_decided_by'
            columns: ['decided_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      school_officers: {
        Row: {
          created_at: string
          duty: Database['public']['Enums']['officer_duty']
          school_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          duty: Database['public']['Enums']['officer_duty']
          school_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          duty?: Database['public']['Enums']['officer_duty']
          school_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'school_officers_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'school_officers_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      schools: {
        Row: {
          accepts_owner_invitations: boolean
          address: string | null
          archived_at: string | null
          bank_holder: string | null
          children_quiet_from: string | null
          children_quiet_until: string | null
          coaches_may_invite: boolean
          country: string
          created_at: string
          description: string | null
          digital_consent_age: number
          first_colour: string | null
          has_player_votes: boolean
          iban: string | null
          id: string
          least_minutes_share: number | null
          live_ticker: Database['public']['Enums']['live_ticker']
          location: string | null
          logo_url: string | null
          name: string
          retention_seasons: number
          season_start_month: number
          second_colour: string | null
          time_zone: string
          type: Database['public']['Enums']['school_type']
          updated_at: string
          website: string | null
        }
        Insert: {
          accepts_owner_invitations?: boolean
          address?: string | null
          archived_at?: string | null
          bank_holder?: string | null
          children_quiet_from?: string | null
          children_quiet_until?: string | null
          coaches_may_invite?: boolean
          country?: string
          created_at?: string
          description?: string | null
          digital_consent_age?: number
          first_colour?: string | null
          has_player_votes?: boolean
          iban?: string | null
          id?: string
          least_minutes_share?: number | null
          live_ticker?: Database['public']['Enums']['live_ticker']
          location?: string | null
          logo_url?: string | null
          name: string
          retention_seasons?: number
          season_start_month?: number
          second_colour?: string | null
          time_zone?: string
          type?: Database['public']['Enums']['school_type']
          updated_at?: string
          website?: string | null
        }
        Update: {
          accepts_owner_invitations?: boolean
          address?: string | null
          archived_at?: string | null
          bank_holder?: string | null
          children_quiet_from?: string | null
          children_quiet_until?: string | null
          coaches_may_invite?: boolean
          country?: string
          created_at?: string
          description?: string | null
          digital_consent_age?: number
          first_colour?: string | null
          has_player_votes?: boolean
          iban?: string | null
          id?: string
          least_minutes_share?: number | null
          live_ticker?: Database['public']['Enums']['live_ticker']
          location?: string | null
          logo_url?: string | null
          name?: string
          retention_seasons?: number
          season_start_month?: number
          second_colour?: string | null
          time_zone?: string
          type?: Database['public']['Enums']['school_type']
          updated_at?: string
          website?: string | null
        }
        Relationships: []
      }
      season_plan_blocks: {
        Row: {
          created_at: string
          ends_on: string
          focus: string | null
          id: string
          kind: Database['public']['Enums']['season_block_kind']
          plan_id: string
          school_id: string
          starts_on: string
          team_id: string
          title: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          ends_on: string
          focus?: string | null
          id?: string
          kind: Database['public']['Enums']['season_block_kind']
          plan_id: string
          school_id?: string
          starts_on: string
          team_id?: string
          title: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          ends_on?: string
          focus?: string | null
          id?: string
          kind?: Database['public']['Enums']['season_block_kind']
          plan_id?: string
          school_id?: string
          starts_on?: string
          team_id?: string
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'season_plan_blocks_plan'
            columns: ['plan_id']
            isOneToOne: false
            referencedRelation: 'season_plans'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'season_plan_blocks_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'season_plan_blocks_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      season_plan_targets: {
        Row: {
          created_at: string
          minutes: number
          plan_id: string
          school_id: string
          team_id: string
          topic: Database['public']['Enums']['exercise_topic']
          updated_at: string
          week_on: string
        }
        Insert: {
          created_at?: string
          minutes: number
          plan_id: string
          school_id?: string
          team_id?: string
          topic: Database['public']['Enums']['exercise_topic']
          updated_at?: string
          week_on: string
        }
        Update: {
          created_at?: string
          minutes?: number
          plan_id?: string
          school_id?: string
          team_id?: string
          topic?: Database['public']['Enums']['exercise_topic']
          updated_at?: string
          week_on?: string
        }
        Relationships: [
          {
            foreignKeyName: 'season_plan_targets_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'season_plan_targets_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'season_plan_targets_week'
            columns: ['plan_id', 'week_on']
            isOneToOne: false
            referencedRelation: 'season_plan_weeks'
            referencedColumns: ['plan_id', 'week_on']
          },
        ]
      }
      season_plan_weeks: {
        Row: {
          created_at: string
          note: string | null
          plan_id: string
          school_id: string
          target_load: number | null
          team_id: string
          theme: string
          updated_at: string
          week_on: string
        }
        Insert: {
          created_at?: string
          note?: string | null
          plan_id: string
          school_id?: string
          target_load?: number | null
          team_id?: string
          theme: string
          updated_at?: string
          week_on: string
        }
        Update: {
          created_at?: string
          note?: string | null
          plan_id?: string
          school_id?: string
          target_load?: number | null
          team_id?: string
          theme?: string
          updated_at?: string
          week_on?: string
        }
        Relationships: [
          {
            foreignKeyName: 'season_plan_weeks_plan'
            columns: ['plan_id']
            isOneToOne: false
            referencedRelation: 'season_plans'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'season_plan_weeks_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'season_plan_weeks_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      season_plans: {
        Row: {
          author_id: string | null
          created_at: string
          ends_on: string
          goal: string | null
          id: string
          is_shared: boolean
          school_id: string
          starts_on: string
          team_id: string
          updated_at: string
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          ends_on: string
          goal?: string | null
          id?: string
          is_shared?: boolean
          school_id?: string
          starts_on: string
          team_id: string
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          created_at?: string
          ends_on?: string
          goal?: string | null
          id?: string
          is_shared?: boolean
          school_id?: string
          starts_on?: string
          team_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'season_plans_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'season_plans_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'season_plans_team'
            columns: ['team_id']
            isOneToOne: true
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      seasons: {
        Row: {
          created_at: string
          ends_on: string
          id: string
          name: string
          school_id: string
          starts_on: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          ends_on: string
          id?: string
          name: string
          school_id: string
          starts_on: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          ends_on?: string
          id?: string
          name?: string
          school_id?: string
          starts_on?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'seasons_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      shops: {
        Row: {
          contact_email: string | null
          created_at: string
          free_shipping_from_cents: number | null
          is_open: boolean
          pickup_place: string | null
          school_id: string
          shipping_cents: number
          title: string
          updated_at: string
        }
        Insert: {
          contact_email?: string | null
          created_at?: string
          free_shipping_from_cents?: number | null
          is_open?: boolean
          pickup_place?: string | null
          school_id: string
          shipping_cents?: number
          title: string
          updated_at?: string
        }
        Update: {
          contact_email?: string | null
          created_at?: string
          free_shipping_from_cents?: number | null
          is_open?: boolean
          pickup_place?: string | null
          school_id?: string
          shipping_cents?: number
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'shops_school'
            columns: ['school_id']
            isOneToOne: true
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      squad_members: {
        Row: {
          created_at: string
          id: string
          joined_on: string
          left_on: string | null
          player_id: string
          school_id: string
          shirt_number: number | null
          team_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: string
          joined_on?: string
          left_on?: string | null
          player_id: string
          school_id?: string
          shirt_number?: number | null
          team_id: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          joined_on?: string
          left_on?: string | null
          player_id?: string
          school_id?: string
          shirt_number?: number | null
          team_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'squad_members_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'squad_members_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'squad_members_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      squad_moves: {
        Row: {
          asked_by: string | null
          asking_team_id: string
          created_at: string
          decided_at: string | null
          decided_by: string | null
          from_team_id: string
          id: string
          is_staying: boolean
          player_id: string
          school_id: string
          status: Database['public']['Enums']['move_status']
          to_team_id: string
          updated_at: string
        }
        Insert: {
          asked_by?: string | null
          asking_team_id: string
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          from_team_id: string
          id?: string
          is_staying?: boolean
          player_id: string
          school_id: string
          status?: Database['public']['Enums']['move_status']
          to_team_id: string
          updated_at?: string
        }
        Update: {
          asked_by?: string | null
          asking_team_id?: string
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          from_team_id?: string
          id?: string
          is_staying?: boolean
          player_id?: string
          school_id?: string
          status?: Database['public']['Enums']['move_status']
          to_team_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'squad_moves_asked_by'
            columns: ['asked_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'squad_moves_decided_by'
            columns: ['decided_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'squad_moves_from_team'
            columns: ['from_team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'squad_moves_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'squad_moves_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'squad_moves_to_team'
            columns: ['to_team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      stat_anchors: {
        Row: {
          attribute_key: string
          created_at: string
          level: number
          locale: string
          sentence: string
          updated_at: string
        }
        Insert: {
          attribute_key: string
          created_at?: string
          level: number
          locale: string
          sentence: string
          updated_at?: string
        }
        Update: {
          attribute_key?: string
          created_at?: string
          level?: number
          locale?: string
          sentence?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'stat_anchors_attribute'
            columns: ['attribute_key']
            isOneToOne: false
            referencedRelation: 'stat_attributes'
            referencedColumns: ['key']
          },
        ]
      }
      stat_attributes: {
        Row: {
          created_at: string
          key: string
          sort_order: number
          stat_group: Database['public']['Enums']['stat_group']
        }
        Insert: {
          created_at?: string
          key: string
          sort_order: number
          stat_group: Database['public']['Enums']['stat_group']
        }
        Update: {
          created_at?: string
          key?: string
          sort_order?: number
          stat_group?: Database['public']['Enums']['stat_group']
        }
        Relationships: []
      }
      stock_movements: {
        Row: {
          actor_id: string | null
          created_at: string
          delta: number
          id: string
          note: string | null
          order_id: string | null
          reason: Database['public']['Enums']['stock_reason']
          school_id: string
          variant_id: string
        }
        Insert: {
          actor_id?: string | null
          created_at?: string
          delta: number
          id?: string
          note?: string | null
          order_id?: string | null
          reason: Database['public']['Enums']['stock_reason']
          school_id: string
          variant_id: string
        }
        Update: {
          actor_id?: string | null
          created_at?: string
          delta?: number
          id?: string
          note?: string | null
          order_id?: string | null
          reason?: Database['public']['Enums']['stock_reason']
          school_id?: string
          variant_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'stock_movements_order'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'stock_movements_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'stock_movements_variant'
            columns: ['variant_id']
            isOneToOne: false
            referencedRelation: 'product_variants'
            referencedColumns: ['id']
          },
        ]
      }
      stripe_customers: {
        Row: {
          created_at: string
          stripe_id: string
          trial_used_at: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          stripe_id: string
          trial_used_at?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          stripe_id?: string
          trial_used_at?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'stripe_customers_user'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      stripe_events: {
        Row: {
          attempts: number
          created_at: string
          error: string | null
          id: string
          occurred_at: string
          payload: Json
          processed_at: string | null
          type: string
          updated_at: string
        }
        Insert: {
          attempts?: number
          created_at?: string
          error?: string | null
          id: string
          occurred_at: string
          payload: Json
          processed_at?: string | null
          type: string
          updated_at?: string
        }
        Update: {
          attempts?: number
          created_at?: string
          error?: string | null
          id?: string
          occurred_at?: string
          payload?: Json
          processed_at?: string | null
          type?: string
          updated_at?: string
        }
        Relationships: []
      }
      subscriptions: {
        Row: {
          auto_renew: boolean
          cancelled_at: string | null
          created_at: string
          currency: string
          ended_at: string | null
          id: string
          late_since: string | null
          payer_id: string | null
          period: Database['public']['Enums']['billing_period']
          period_ends_at: string
          period_starts_at: string
          plan_id: string
          price_cents: number
          role: Database['public']['Enums']['app_role']
          started_at: string
          status: Database['public']['Enums']['subscription_status']
          stripe_id: string
          stripe_status: string
          synced_at: string
          tier: Database['public']['Enums']['plan_tier']
          trial_ends_at: string | null
          updated_at: string
          user_id: string | null
        }
        Insert: {
          auto_renew: boolean
          cancelled_at?: string | null
          created_at?: string
          currency?: string
          ended_at?: string | null
          id?: string
          late_since?: string | null
          payer_id?: string | null
          period: Database['public']['Enums']['billing_period']
          period_ends_at: string
          period_starts_at: string
          plan_id: string
          price_cents: number
          role: Database['public']['Enums']['app_role']
          started_at: string
          status: Database['public']['Enums']['subscription_status']
          stripe_id: string
          stripe_status: string
          synced_at: string
          tier: Database['public']['Enums']['plan_tier']
          trial_ends_at?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          auto_renew?: boolean
          cancelled_at?: string | null
          created_at?: string
          currency?: string
          ended_at?: string | null
          id?: string
          late_since?: string | null
          payer_id?: string | null
          period?: Database['public']['Enums']['billing_period']
          period_ends_at?: string
          period_starts_at?: string
          plan_id?: string
          price_cents?: number
          role?: Database['public']['Enums']['app_role']
          started_at?: string
          status?: Database['public']['Enums']['subscription_status']
          stripe_id?: string
          stripe_status?: string
          synced_at?: string
          tier?: Database['public']['Enums']['plan_tier']
          trial_ends_at?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'subscriptions_payer'
            columns: ['payer_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'subscriptions_plan'
            columns: ['plan_id']
            isOneToOne: false
            referencedRelation: 'plans'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'subscriptions_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      support_messages: {
        Row: {
          author_id: string | null
          body: string
          client_id: string
          created_at: string
          id: string
          is_staff: boolean
          ticket_id: string
        }
        Insert: {
          author_id?: string | null
          body: string
          client_id: string
          created_at?: string
          id?: string
          is_staff?: boolean
          ticket_id: string
        }
        Update: {
          author_id?: string | null
          body?: string
          client_id?: string
          created_at?: string
          id?: string
          is_staff?: boolean
          ticket_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'support_messages_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'support_messages_ticket'
            columns: ['ticket_id']
            isOneToOne: false
            referencedRelation: 'support_tickets'
            referencedColumns: ['id']
          },
        ]
      }
      support_tickets: {
        Row: {
          author_email: string | null
          author_id: string | null
          author_name: string | null
          client_id: string
          created_at: string
          first_reply_at: string | null
          id: string
          kind: Database['public']['Enums']['support_kind']
          language: string
          last_message_at: string
          number: number
          page: string | null
          reply_due_at: string
          role: Database['public']['Enums']['app_role'] | null
          school_id: string | null
          solved_at: string | null
          state: Database['public']['Enums']['support_state']
          subject: string
          updated_at: string
          version: string | null
        }
        Insert: {
          author_email?: string | null
          author_id?: string | null
          author_name?: string | null
          client_id: string
          created_at?: string
          first_reply_at?: string | null
          id?: string
          kind: Database['public']['Enums']['support_kind']
          language?: string
          last_message_at?: string
          number?: never
          page?: string | null
          reply_due_at: string
          role?: Database['public']['Enums']['app_role'] | null
          school_id?: string | null
          solved_at?: string | null
          state?: Database['public']['Enums']['support_state']
          subject: string
          updated_at?: string
          version?: string | null
        }
        Update: {
          author_email?: string | null
          author_id?: string | null
          author_name?: string | null
          client_id?: string
          created_at?: string
          first_reply_at?: string | null
          id?: string
          kind?: Database['public']['Enums']['support_kind']
          language?: string
          last_message_at?: string
          number?: never
          page?: string | null
          reply_due_at?: string
          role?: Database['public']['Enums']['app_role'] | null
          school_id?: string | null
          solved_at?: string | null
          state?: Database['public']['Enums']['support_state']
          subject?: string
          updated_at?: string
          version?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'support_tickets_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'support_tickets_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      task_cheers: {
        Row: {
          author_id: string
          created_at: string
          given_on: string
          kind: Database['public']['Enums']['task_cheer']
          player_id: string
          school_id: string
          task_id: string
        }
        Insert: {
          author_id: string
          created_at?: string
          given_on: string
          kind: Database['public']['Enums']['task_cheer']
          player_id: string
          school_id: string
          task_id: string
        }
        Update: {
          author_id?: string
          created_at?: string
          given_on?: string
          kind?: Database['public']['Enums']['task_cheer']
          player_id?: string
          school_id?: string
          task_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'task_cheers_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'task_cheers_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'task_cheers_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'task_cheers_task'
            columns: ['task_id']
            isOneToOne: false
            referencedRelation: 'tasks'
            referencedColumns: ['id']
          },
        ]
      }
      tasks: {
        Row: {
          assigned_by: string | null
          body: string | null
          cancelled_at: string | null
          completed_at: string | null
          completed_by: string | null
          created_at: string
          due_at: string | null
          id: string
          individual_assignment_id: string | null
          kind: Database['public']['Enums']['task_kind']
          mental_assignment_id: string | null
          note_id: string | null
          player_id: string | null
          quiz_id: string | null
          reopened_at: string | null
          result: string | null
          school_id: string
          started_at: string | null
          status: Database['public']['Enums']['task_status']
          title: string | null
          updated_at: string
          user_id: string | null
        }
        Insert: {
          assigned_by?: string | null
          body?: string | null
          cancelled_at?: string | null
          completed_at?: string | null
          completed_by?: string | null
          created_at?: string
          due_at?: string | null
          id?: string
          individual_assignment_id?: string | null
          kind?: Database['public']['Enums']['task_kind']
          mental_assignment_id?: string | null
          note_id?: string | null
          player_id?: string | null
          quiz_id?: string | null
          reopened_at?: string | null
          result?: string | null
          school_id: string
          started_at?: string | null
          status?: Database['public']['Enums']['task_status']
          title?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          assigned_by?: string | null
          body?: string | null
          cancelled_at?: string | null
          completed_at?: string | null
          completed_by?: string | null
          created_at?: string
          due_at?: string | null
          id?: string
          individual_assignment_id?: string | null
          kind?: Database['public']['Enums']['task_kind']
          mental_assignment_id?: string | null
          note_id?: string | null
          player_id?: string | null
          quiz_id?: string | null
          reopened_at?: string | null
          result?: string | null
          school_id?: string
          started_at?: string | null
          status?: Database['public']['Enums']['task_status']
          title?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'tasks_assigned_by'
            columns: ['assigned_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'tasks_completed_by'
            columns: ['completed_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'tasks_individual_assignment'
            columns: ['individual_assignment_id']
            isOneToOne: true
            referencedRelation: 'individual_assignments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'tasks_mental_assignment'
            columns: ['mental_assignment_id']
            isOneToOne: true
            referencedRelation: 'mental_assignments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'tasks_note'
            columns: ['note_id']
            isOneToOne: false
            referencedRelation: 'notes'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'tasks_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'tasks_quiz'
            columns: ['quiz_id']
            isOneToOne: false
            referencedRelation: 'quizzes'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'tasks_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'tasks_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      team_formations: {
        Row: {
          created_at: string
          format: number
          formation: string
          id: string
          name: string
          places: Json
          school_id: string
          team_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          format: number
          formation: string
          id?: string
          name: string
          places: Json
          school_id?: string
          team_id: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          format?: number
          formation?: string
          id?: string
          name?: string
          places?: Json
          school_id?: string
          team_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'team_formations_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'team_formations_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      team_join_requests: {
        Row: {
          created_at: string
          date_of_birth: string
          first_name: string
          id: string
          last_name: string
          relationship: Database['public']['Enums']['guardian_relationship'] | null
          role: Database['public']['Enums']['app_role']
          school_id: string
          team_id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          date_of_birth: string
          first_name: string
          id?: string
          last_name: string
          relationship?: Database['public']['Enums']['guardian_relationship'] | null
          role: Database['public']['Enums']['app_role']
          school_id: string
          team_id: string
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          date_of_birth?: string
          first_name?: string
          id?: string
          last_name?: string
          relationship?: Database['public']['Enums']['guardian_relationship'] | null
          role?: Database['public']['Enums']['app_role']
          school_id?: string
          team_id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'team_join_requests_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'team_join_requests_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'team_join_requests_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      team_links: {
        Row: {
          created_at: string
          created_by: string | null
          expires_at: string
          id: string
          max_uses: number
          revoked_at: string | null
          role: Database['public']['Enums']['app_role']
          school_id: string
          team_id: string
          token: string | null
          token_hash: string
          updated_at: string
          uses: number
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          expires_at: string
          id?: string
          max_uses: number
          revoked_at?: string | null
          role: Database['public']['Enums']['app_role']
          school_id: string
          team_id: string
          token?: string | null
          token_hash: string
          updated_at?: string
          uses?: number
        }
        Update: {
          created_at?: string
          created_by?: string | null
          expires_at?: string
          id?: string
          max_uses?: number
          revoked_at?: string | null
          role?: Database['public']['Enums']['app_role']
          school_id?: string
          team_id?: string
          token?: string | null
          token_hash?: string
          updated_at?: string
          uses?: number
        }
        Relationships: [
          {
            foreignKeyName: 'team_links_created_by'
            columns: ['created_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'team_links_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'team_links_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      team_staff: {
        Row: {
          created_at: string
          role: Database['public']['Enums']['staff_role']
          school_id: string
          team_id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          role: Database['public']['Enums']['staff_role']
          school_id?: string
          team_id: string
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          role?: Database['public']['Enums']['staff_role']
          school_id?: string
          team_id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'team_staff_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'team_staff_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'team_staff_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      teams: {
        Row: {
          age_group: string
          archived_at: string | null
          created_at: string
          id: string
          name: string
          school_id: string
          season: string
          updated_at: string
        }
        Insert: {
          age_group: string
          archived_at?: string | null
          created_at?: string
          id?: string
          name: string
          school_id: string
          season: string
          updated_at?: string
        }
        Update: {
          age_group?: string
          archived_at?: string | null
          created_at?: string
          id?: string
          name?: string
          school_id?: string
          season?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'teams_age_group'
            columns: ['age_group']
            isOneToOne: false
            referencedRelation: 'age_groups'
            referencedColumns: ['code']
          },
          {
            foreignKeyName: 'teams_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'teams_season'
            columns: ['school_id', 'season']
            isOneToOne: false
            referencedRelation: 'seasons'
            referencedColumns: ['school_id', 'name']
          },
        ]
      }
      test_results: {
        Row: {
          best: number
          created_at: string
          id: string
          measured_on: string
          player_id: string
          recorded_at: string
          recorded_by: string | null
          replaced_at: string | null
          replaced_by: string | null
          school_id: string
          team_id: string | null
          test_key: string
          tries: number[]
        }
        Insert: {
          best: number
          created_at?: string
          id?: string
          measured_on: string
          player_id: string
          recorded_at?: string
          recorded_by?: string | null
          replaced_at?: string | null
          replaced_by?: string | null
          school_id: string
          team_id?: string | null
          test_key: string
          tries: number[]
        }
        Update: {
          best?: number
          created_at?: string
          id?: string
          measured_on?: string
          player_id?: string
          recorded_at?: string
          recorded_by?: string | null
          replaced_at?: string | null
          replaced_by?: string | null
          school_id?: string
          team_id?: string | null
          test_key?: string
          tries?: number[]
        }
        Relationships: [
          {
            foreignKeyName: 'test_results_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'test_results_recorded_by'
            columns: ['recorded_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'test_results_replaced_by'
            columns: ['replaced_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'test_results_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'test_results_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'test_results_test'
            columns: ['test_key']
            isOneToOne: false
            referencedRelation: 'measured_tests'
            referencedColumns: ['key']
          },
        ]
      }
      tournament_games: {
        Row: {
          away_goals: number | null
          away_id: string
          created_at: string
          group_no: number | null
          home_goals: number | null
          home_id: string
          id: string
          outcome: Database['public']['Enums']['game_outcome'] | null
          pitch: number
          place: number | null
          round: number
          starts_at: string
          tournament_id: string
          version: number
        }
        Insert: {
          away_goals?: number | null
          away_id: string
          created_at?: string
          group_no?: number | null
          home_goals?: number | null
          home_id: string
          id?: string
          outcome?: Database['public']['Enums']['game_outcome'] | null
          pitch: number
          place?: number | null
          round: number
          starts_at: string
          tournament_id: string
          version?: number
        }
        Update: {
          away_goals?: number | null
          away_id?: string
          created_at?: string
          group_no?: number | null
          home_goals?: number | null
          home_id?: string
          id?: string
          outcome?: Database['public']['Enums']['game_outcome'] | null
          pitch?: number
          place?: number | null
          round?: number
          starts_at?: string
          tournament_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'tournament_games_away'
            columns: ['tournament_id', 'away_id']
            isOneToOne: false
            referencedRelation: 'tournament_teams'
            referencedColumns: ['tournament_id', 'id']
          },
          {
            foreignKeyName: 'tournament_games_home'
            columns: ['tournament_id', 'home_id']
            isOneToOne: false
            referencedRelation: 'tournament_teams'
            referencedColumns: ['tournament_id', 'id']
          },
          {
            foreignKeyName: 'tournament_games_tournament'
            columns: ['tournament_id']
            isOneToOne: false
            referencedRelation: 'tournaments'
            referencedColumns: ['id']
          },
        ]
      }
      tournament_teams: {
        Row: {
          created_at: string
          group_no: number
          id: string
          is_withdrawn: boolean
          name: string
          position: number
          team_id: string | null
          tournament_id: string
        }
        Insert: {
          created_at?: string
          group_no?: number
          id?: string
          is_withdrawn?: boolean
          name: string
          position: number
          team_id?: string | null
          tournament_id: string
        }
        Update: {
          created_at?: string
          group_no?: number
          id?: string
          is_withdrawn?: boolean
          name?: string
          position?: number
          team_id?: string | null
          tournament_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'tournament_teams_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'tournament_teams_tournament'
            columns: ['tournament_id']
            isOneToOne: false
            referencedRelation: 'tournaments'
            referencedColumns: ['id']
          },
        ]
      }
      tournaments: {
        Row: {
          break_minutes: number
          created_at: string
          ends_by: string | null
          format: number
          game_minutes: number
          group_count: number
          id: string
          kind: Database['public']['Enums']['tournament_kind']
          legs: number
          lunch_at: string | null
          lunch_minutes: number | null
          name: string
          pitches: number
          rounds: number
          school_id: string
          shows_table: boolean
          starts_at: string
          team_id: string
          updated_at: string
          venue: string | null
          version: number
        }
        Insert: {
          break_minutes: number
          created_at?: string
          ends_by?: string | null
          format: number
          game_minutes: number
          group_count?: number
          id?: string
          kind: Database['public']['Enums']['tournament_kind']
          legs?: number
          lunch_at?: string | null
          lunch_minutes?: number | null
          name: string
          pitches: number
          rounds?: number
          school_id: string
          shows_table?: boolean
          starts_at: string
          team_id: string
          updated_at?: string
          venue?: string | null
          version?: number
        }
        Update: {
          break_minutes?: number
          created_at?: string
          ends_by?: string | null
          format?: number
          game_minutes?: number
          group_count?: number
          id?: string
          kind?: Database['public']['Enums']['tournament_kind']
          legs?: number
          lunch_at?: string | null
          lunch_minutes?: number | null
          name?: string
          pitches?: number
          rounds?: number
          school_id?: string
          shows_table?: boolean
          starts_at?: string
          team_id?: string
          updated_at?: string
          venue?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'tournaments_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'tournaments_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      training_blocks: {
        Row: {
          created_at: string
          exercise_id: string | null
          group_label: string | null
          id: string
          lane: number
          minutes: number
          note: string | null
          phase: Database['public']['Enums']['training_phase']
          planned_load: number | null
          planned_rpe: number | null
          position: number
          title: string | null
          training_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          exercise_id?: string | null
          group_label?: string | null
          id?: string
          lane?: number
          minutes: number
          note?: string | null
          phase: Database['public']['Enums']['training_phase']
          planned_load?: never
          planned_rpe?: number | null
          position: number
          title?: string | null
          training_id: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          exercise_id?: string | null
          group_label?: string | null
          id?: string
          lane?: number
          minutes?: number
          note?: string | null
          phase?: Database['public']['Enums']['training_phase']
          planned_load?: never
          planned_rpe?: number | null
          position?: number
          title?: string | null
          training_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'training_blocks_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'exercises'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_blocks_training'
            columns: ['training_id']
            isOneToOne: false
            referencedRelation: 'trainings'
            referencedColumns: ['id']
          },
        ]
      }
      training_reviews: {
        Row: {
          author_id: string | null
          created_at: string
          note: string | null
          player_id: string
          recorded_at: string
          rpe: number | null
          school_id: string
          team_id: string
          training_id: string
          trend: number | null
          updated_at: string
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          note?: string | null
          player_id: string
          recorded_at: string
          rpe?: number | null
          school_id: string
          team_id: string
          training_id: string
          trend?: number | null
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          created_at?: string
          note?: string | null
          player_id?: string
          recorded_at?: string
          rpe?: number | null
          school_id?: string
          team_id?: string
          training_id?: string
          trend?: number | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'training_reviews_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_reviews_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_reviews_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_reviews_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_reviews_training'
            columns: ['training_id']
            isOneToOne: false
            referencedRelation: 'trainings'
            referencedColumns: ['id']
          },
        ]
      }
      training_series: {
        Row: {
          author_id: string | null
          created_at: string
          field_part_id: string | null
          from_on: string
          id: string
          local_time: string
          minutes: number
          objective: string | null
          place: string | null
          school_id: string
          team_id: string
          template_id: string | null
          title: string | null
          to_on: string
          updated_at: string
          weekdays: number[]
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          field_part_id?: string | null
          from_on: string
          id?: string
          local_time: string
          minutes: number
          objective?: string | null
          place?: string | null
          school_id?: string
          team_id: string
          template_id?: string | null
          title?: string | null
          to_on: string
          updated_at?: string
          weekdays: number[]
        }
        Update: {
          author_id?: string | null
          created_at?: string
          field_part_id?: string | null
          from_on?: string
          id?: string
          local_time?: string
          minutes?: number
          objective?: string | null
          place?: string | null
          school_id?: string
          team_id?: string
          template_id?: string | null
          title?: string | null
          to_on?: string
          updated_at?: string
          weekdays?: number[]
        }
        Relationships: [
          {
            foreignKeyName: 'training_series_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_series_field_part'
            columns: ['school_id', 'field_part_id']
            isOneToOne: false
            referencedRelation: 'field_parts'
            referencedColumns: ['school_id', 'id']
          },
          {
            foreignKeyName: 'training_series_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_series_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_series_template'
            columns: ['template_id']
            isOneToOne: false
            referencedRelation: 'training_templates'
            referencedColumns: ['id']
          },
        ]
      }
      training_series_exceptions: {
        Row: {
          created_at: string
          kind: Database['public']['Enums']['series_exception']
          moved_on: string | null
          moved_time: string | null
          on_date: string
          reason: string | null
          school_id: string
          series_id: string
          team_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          kind: Database['public']['Enums']['series_exception']
          moved_on?: string | null
          moved_time?: string | null
          on_date: string
          reason?: string | null
          school_id?: string
          series_id: string
          team_id?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          kind?: Database['public']['Enums']['series_exception']
          moved_on?: string | null
          moved_time?: string | null
          on_date?: string
          reason?: string | null
          school_id?: string
          series_id?: string
          team_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'training_series_exceptions_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_series_exceptions_series'
            columns: ['series_id']
            isOneToOne: false
            referencedRelation: 'training_series'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_series_exceptions_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      training_shares: {
        Row: {
          created_at: string
          created_by: string | null
          expires_at: string | null
          id: string
          revoked_at: string | null
          shows_place: boolean
          token_hash: string
          training_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          expires_at?: string | null
          id?: string
          revoked_at?: string | null
          shows_place?: boolean
          token_hash: string
          training_id: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          expires_at?: string | null
          id?: string
          revoked_at?: string | null
          shows_place?: boolean
          token_hash?: string
          training_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'training_shares_created_by'
            columns: ['created_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_shares_training'
            columns: ['training_id']
            isOneToOne: false
            referencedRelation: 'trainings'
            referencedColumns: ['id']
          },
        ]
      }
      training_staff_notes: {
        Row: {
          author_id: string | null
          created_at: string
          minutes_over: number | null
          notes: string | null
          review: string | null
          reviewed_at: string | null
          school_id: string
          team_id: string
          training_id: string
          updated_at: string
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          minutes_over?: number | null
          notes?: string | null
          review?: string | null
          reviewed_at?: string | null
          school_id?: string
          team_id?: string
          training_id: string
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          created_at?: string
          minutes_over?: number | null
          notes?: string | null
          review?: string | null
          reviewed_at?: string | null
          school_id?: string
          team_id?: string
          training_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'training_staff_notes_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_staff_notes_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_staff_notes_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_staff_notes_training'
            columns: ['training_id']
            isOneToOne: true
            referencedRelation: 'trainings'
            referencedColumns: ['id']
          },
        ]
      }
      training_template_blocks: {
        Row: {
          created_at: string
          exercise_id: string | null
          group_label: string | null
          id: string
          lane: number
          minutes: number
          note: string | null
          phase: Database['public']['Enums']['training_phase']
          planned_rpe: number | null
          position: number
          school_id: string
          template_id: string
          title: string | null
          updated_at: string
        }
        Insert: {
          created_at?: string
          exercise_id?: string | null
          group_label?: string | null
          id?: string
          lane?: number
          minutes: number
          note?: string | null
          phase: Database['public']['Enums']['training_phase']
          planned_rpe?: number | null
          position: number
          school_id?: string
          template_id: string
          title?: string | null
          updated_at?: string
        }
        Update: {
          created_at?: string
          exercise_id?: string | null
          group_label?: string | null
          id?: string
          lane?: number
          minutes?: number
          note?: string | null
          phase?: Database['public']['Enums']['training_phase']
          planned_rpe?: number | null
          position?: number
          school_id?: string
          template_id?: string
          title?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'training_template_blocks_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'exercises'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_template_blocks_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_template_blocks_template'
            columns: ['template_id']
            isOneToOne: false
            referencedRelation: 'training_templates'
            referencedColumns: ['id']
          },
        ]
      }
      training_templates: {
        Row: {
          author_id: string | null
          created_at: string
          id: string
          is_shared: boolean
          notes: string | null
          objective: string | null
          school_id: string
          title: string
          updated_at: string
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          id?: string
          is_shared?: boolean
          notes?: string | null
          objective?: string | null
          school_id: string
          title: string
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          created_at?: string
          id?: string
          is_shared?: boolean
          notes?: string | null
          objective?: string | null
          school_id?: string
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'training_templates_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_templates_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      trainings: {
        Row: {
          author_id: string | null
          change_reason: string | null
          created_at: string
          ends_at: string
          id: string
          notes: string | null
          objective: string | null
          place: string | null
          planned_players: number | null
          school_id: string
          search_text: string
          series_date: string | null
          series_id: string | null
          starts_at: string
          status: Database['public']['Enums']['training_status']
          team_id: string
          template_id: string | null
          title: string | null
          updated_at: string
          version: number
        }
        Insert: {
          author_id?: string | null
          change_reason?: string | null
          created_at?: string
          ends_at: string
          id?: string
          notes?: string | null
          objective?: string | null
          place?: string | null
          planned_players?: number | null
          school_id: string
          search_text?: never
          series_date?: string | null
          series_id?: string | null
          starts_at: string
          status?: Database['public']['Enums']['training_status']
          team_id: string
          template_id?: string | null
          title?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          author_id?: string | null
          change_reason?: string | null
          created_at?: string
          ends_at?: string
          id?: string
          notes?: string | null
          objective?: string | null
          place?: string | null
          planned_players?: number | null
          school_id?: string
          search_text?: never
          series_date?: string | null
          series_id?: string | null
          starts_at?: string
          status?: Database['public']['Enums']['training_status']
          team_id?: string
          template_id?: string | null
          title?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'trainings_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'trainings_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'trainings_series'
            columns: ['series_id']
            isOneToOne: false
            referencedRelation: 'training_series'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'trainings_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'trainings_template'
            columns: ['template_id']
            isOneToOne: false
            referencedRelation: 'training_templates'
            referencedColumns: ['id']
          },
        ]
      }
      users: {
        Row: {
          avatar_url: string | null
          created_at: string
          email: string
          first_name: string
          id: string
          last_name: string
          locale: string
          mobile_locale: string | null
          phone: string | null
          role: Database['public']['Enums']['app_role'] | null
          status: Database['public']['Enums']['account_status']
          updated_at: string
        }
        Insert: {
          avatar_url?: string | null
          created_at?: string
          email: string
          first_name?: string
          id: string
          last_name?: string
          locale?: string
          mobile_locale?: string | null
          phone?: string | null
          role?: Database['public']['Enums']['app_role'] | null
          status?: Database['public']['Enums']['account_status']
          updated_at?: string
        }
        Update: {
          avatar_url?: string | null
          created_at?: string
          email?: string
          first_name?: string
          id?: string
          last_name?: string
          locale?: string
          mobile_locale?: string | null
          phone?: string | null
          role?: Database['public']['Enums']['app_role'] | null
          status?: Database['public']['Enums']['account_status']
          updated_at?: string
        }
        Relationships: []
      }
    }
    Views: {
      current_consents: {
        Row: {
          given_at: string | null
          is_given: boolean | null
          needs_renewal: boolean | null
          player_id: string | null
          purpose: Database['public']['Enums']['consent_purpose'] | null
          school_id: string | null
          text_version: number | null
        }
        Relationships: []
      }
      job_health: {
        Row: {
          failed_count: number | null
          is_late: boolean | null
          last_count: number | null
          last_error: string | null
          last_failed_at: string | null
          last_milliseconds: number | null
          last_run_at: string | null
          name: string | null
          runs_every_seconds: number | null
        }
        Relationships: []
      }
      match_minutes: {
        Row: {
          goalkeeper_minutes: number | null
          id: string | null
          match_id: string | null
          minutes: number | null
          player_id: string | null
          role: Database['public']['Enums']['match_squad_role'] | null
          school_id: string | null
          seconds: number | null
          seconds_by_slot: Json | null
          starts_at: string | null
          team_id: string | null
        }
        Relationships: []
      }
      my_subscription: {
        Row: {
          auto_renew: boolean | null
          cancelled_at: string | null
          currency: string | null
          ended_at: string | null
          expires_on: string | null
          id: string | null
          is_paid_by_me: boolean | null
          is_payment_late: boolean | null
          is_trial: boolean | null
          period: Database['public']['Enums']['billing_period'] | null
          plan_id: string | null
          price_cents: number | null
          renews_on: string | null
          role: Database['public']['Enums']['app_role'] | null
          started_at: string | null
          status: Database['public']['Enums']['subscription_status'] | null
          tier: Database['public']['Enums']['plan_tier'] | null
          trial_ends_at: string | null
        }
        Relationships: []
      }
      player_stats: {
        Row: {
          agility: number | null
          ball_control: number | null
          dribbling: number | null
          first_touch: number | null
          id: string | null
          overall: number | null
          passing: number | null
          physical: number | null
          player_id: string | null
          recorded_at: string | null
          recorded_by: string | null
          school_id: string | null
          shared_at: string | null
          shooting: number | null
          source: Database['public']['Enums']['stat_source'] | null
          speed: number | null
          stamina: number | null
          strength: number | null
          technical: number | null
        }
        Relationships: []
      }
      training_totals: {
        Row: {
          id: string | null
          lanes: number | null
          load: number | null
          minutes: number | null
          minutes_without_effort: number | null
        }
        Relationships: []
      }
    }
    Functions: {
      accept_guardian_link: {
        Args: {
          p_link_id: string
        }
        Returns: undefined
      }
      accept_invitation: {
        Args: {
          p_token: string
        }
        Returns: boolean
      }
      achievement_usage: {
        Args: never
        Returns: {
          achievement_id: string
          awards: number
          players: number
          last_awarded_at: string
        }[]
      }
      act_on_push: {
        Args: {
          p_token: string
          p_answer?: string
        }
        Returns: undefined
      }
      add_match_picture: {
        Args: {
          p_match_id: string
          p_path: string
          p_player_ids: string[]
        }
        Returns: string
      }
      add_note_and_tasks: {
        Args: {
          p_player_id: string
          p_note: Json
          p_tasks?: Json
        }
        Returns: string
      }
      add_player: {
        Args: {
          p_team_id: string
          p_first_name: string
          p_last_name: string
          p_date_of_birth: string
          p_position?: Database['public']['Enums']['player_position']
          p_strong_foot?: Database['public']['Enums']['strong_foot']
          p_shirt_number?: number
        }
        Returns: {
          created_at: string
          date_of_birth: string
          first_name: string
          id: string
          last_name: string
          other_positions: Database['public']['Enums']['player_position'][]
          photo_path: string | null
          position: Database['public']['Enums']['player_position'] | null
          school_id: string
          search_text: string
          strong_foot: Database['public']['Enums']['strong_foot'] | null
          updated_at: string
          user_id: string | null
        }
      }
      add_to_concern: {
        Args: {
          p_receipt: string
          p_body: string
        }
        Returns: undefined
      }
      adjust_stock: {
        Args: {
          p_variant_id: string
          p_delta: number
          p_reason?: Database['public']['Enums']['stock_reason']
          p_note?: string
          p_movement_id?: string
        }
        Returns: number
      }
      admin_figures: { Args: never; Returns: Json }
      age_rules_for: {
        Args: {
          p_school_id: string
          p_age_group: string
          p_season: string
        }
        Returns: {
          age_group: string
          ball_size: number | null
          country: string
          created_at: string
          day_minutes_max: number | null
          format: number
          goal_count: number | null
          goal_kind: Database['public']['Enums']['equipment_kind'] | null
          has_goalkeeper: boolean | null
          has_table: boolean | null
          heading_sessions_max: number | null
          heading_sessions_per: string | null
          headings_per_session: number | null
          id: string
          is_binding: boolean | null
          is_confirmed: boolean
          is_rounds: boolean
          note: string | null
          period_minutes: number | null
          periods: number | null
          pitch_length_max_m: number | null
          pitch_length_min_m: number | null
          pitch_width_max_m: number | null
          pitch_width_min_m: number | null
          rotates_after_goal: boolean | null
          season_from: number
          season_until: number | null
          sessions_week_max: number | null
          source: string
          source_url: string | null
          substitutes_max: number | null
          tournament_minutes_max: number | null
          updated_at: string
        }[]
      }
      age_rules_of_team: {
        Args: {
          p_team_id: string
        }
        Returns: {
          age_group: string
          ball_size: number | null
          country: string
          created_at: string
          day_minutes_max: number | null
          format: number
          goal_count: number | null
          goal_kind: Database['public']['Enums']['equipment_kind'] | null
          has_goalkeeper: boolean | null
          has_table: boolean | null
          heading_sessions_max: number | null
          heading_sessions_per: string | null
          headings_per_session: number | null
          id: string
          is_binding: boolean | null
          is_confirmed: boolean
          is_rounds: boolean
          note: string | null
          period_minutes: number | null
          periods: number | null
          pitch_length_max_m: number | null
          pitch_length_min_m: number | null
          pitch_width_max_m: number | null
          pitch_width_min_m: number | null
          rotates_after_goal: boolean | null
          season_from: number
          season_until: number | null
          sessions_week_max: number | null
          source: string
          source_url: string | null
          substitutes_max: number | null
          tournament_minutes_max: number | null
          updated_at: string
        }[]
      }
      agree_development_plan: {
        Args: {
          p_plan_id: string
          p_is_family: boolean
          p_written_at: string
        }
        Returns: {
          author_id: string | null
          closed_at: string | null
          created_at: string
          ends_on: string
          family_agreed_at: string | null
          id: string
          player_agreed_at: string | null
          player_id: string
          previous_id: string | null
          school_id: string
          starts_on: string
          updated_at: string
          written_at: string
        }
      }
      announcement_gaps: {
        Args: {
          p_conversation_id: string
        }
        Returns: {
          player_id: string
          first_name: string
          last_name: string
          teams: string
        }[]
      }
      answer_lift_ask: {
        Args: {
          p_ask_id: string
          p_is_accepted: boolean
        }
        Returns: Database['public']['Enums']['lift_ask_status']
      }
      answer_match: {
        Args: {
          p_match_id: string
          p_player_id: string
          p_answer?: Database['public']['Enums']['match_answer']
        }
        Returns: {
          absence_id: string | null
          answer: Database['public']['Enums']['match_answer'] | null
          answered_at: string | null
          answered_by: string | null
          bench_order: number | null
          clearance: Database['public']['Enums']['ban_clearance'] | null
          created_at: string
          id: string
          is_captain: boolean
          match_id: string
          needs_reconfirmation: boolean
          player_id: string
          reason: Database['public']['Enums']['match_squad_reason'] | null
          role: Database['public']['Enums']['match_squad_role'] | null
          school_id: string
          set_pieces: Database['public']['Enums']['set_piece'][]
          shirt_number: number | null
          team_id: string
          updated_at: string
        }
      }
      answer_notice: {
        Args: {
          p_notice_id: string
          p_status: Database['public']['Enums']['notice_status']
          p_answer?: string
        }
        Returns: {
          answer: string | null
          answered_at: string | null
          contact_email: string | null
          contact_name: string | null
          contract: string
          created_at: string
          id: string
          kind: Database['public']['Enums']['notice_kind']
          order_id: string | null
          reason: string | null
          received_at: string
          school_id: string | null
          status: Database['public']['Enums']['notice_status']
          subscription_id: string | null
          updated_at: string
          user_id: string | null
        }
      }
      answer_office: {
        Args: {
          p_proposal_id: string
          p_is_accepted: boolean
        }
        Returns: {
          accepted_at: string | null
          confirmed_at: string | null
          confirmed_by: string | null
          created_at: string
          duty: Database['public']['Enums']['officer_duty']
          id: string
          proposed_by: string | null
          school_id: string
          status: Database['public']['Enums']['office_proposal_status']
          updated_at: string
          user_id: string
        }
      }
      answer_poll: {
        Args: {
          p_poll_id: string
          p_option_id: string
          p_is_on: boolean
        }
        Returns: undefined
      }
      answer_quiz: {
        Args: {
          p_id: string
          p_task_id: string
          p_question_id: string
          p_answer?: number
          p_x?: number
          p_y?: number
        }
        Returns: {
          attempt: number
          is_right: boolean
          is_done: boolean
          explanation: string
          right_answer: number
          x: number
          y: number
          radius: number
        }[]
      }
      answer_support_ticket: {
        Args: {
          p_ticket_id: string
          p_body: string
          p_client_id: string
        }
        Returns: Database['public']['Enums']['support_state']
      }
      answer_training: {
        Args: {
          p_training_id: string
          p_player_id: string
          p_answer?: Database['public']['Enums']['attendance_answer']
          p_note?: string
          p_reason?: Database['public']['Enums']['absence_reason']
        }
        Returns: {
          absence_id: string | null
          answer: Database['public']['Enums']['attendance_answer'] | null
          answer_note: string | null
          answer_reason: Database['public']['Enums']['absence_reason'] | null
          answered_at: string | null
          answered_by: string | null
          created_at: string
          id: string
          minutes: number | null
          needs_reconfirmation: boolean
          player_id: string
          recorded_at: string | null
          recorded_by: string | null
          rpe: number | null
          school_id: string
          starts_at: string
          status: Database['public']['Enums']['attendance_status'] | null
          team_id: string
          training_id: string
          updated_at: string
        }
      }
      approve_guardian: {
        Args: {
          p_user_id: string
          p_school_id: string
          p_player_id?: string
          p_relationship?: Database['public']['Enums']['guardian_relationship']
        }
        Returns: undefined
      }
      approve_invitation: {
        Args: {
          p_invitation_id: string
          p_rights?: Database['public']['Enums']['guardian_right'][]
        }
        Returns: undefined
      }
      approve_role_requests: {
        Args: {
          p_request_ids: string[]
          p_school_ids: string[]
        }
        Returns: number
      }
      approve_team_join: {
        Args: {
          p_request_id: string
          p_player_id?: string
        }
        Returns: boolean
      }
      archive_animation: {
        Args: {
          p_animation_id: string
          p_is_archived?: boolean
        }
        Returns: undefined
      }
      archive_conversation: {
        Args: {
          p_conversation_id: string
          p_is_archived: boolean
        }
        Returns: undefined
      }
      archive_exercise: {
        Args: {
          p_exercise_id: string
          p_is_archived?: boolean
        }
        Returns: undefined
      }
      archive_school: {
        Args: {
          p_school_id: string
          p_is_archived: boolean
        }
        Returns: undefined
      }
      ask_for_lift: {
        Args: {
          p_match_id: string
          p_player_id: string
          p_lift_id?: string
          p_direction?: Database['public']['Enums']['lift_direction']
          p_note?: string
        }
        Returns: string
      }
      ask_for_move: {
        Args: {
          p_player_id: string
          p_to_team_id: string
          p_from_team_id?: string
          p_is_staying?: boolean
        }
        Returns: {
          asked_by: string | null
          asking_team_id: string
          created_at: string
          decided_at: string | null
          decided_by: string | null
          from_team_id: string
          id: string
          is_staying: boolean
          player_id: string
          school_id: string
          status: Database['public']['Enums']['move_status']
          to_team_id: string
          updated_at: string
        }
      }
      ask_order_refund: {
        Args: {
          p_order_id: string
          p_reason: string
          p_amount_cents?: number
        }
        Returns: {
          payment_reference: string
          amount_cents: number
          attempt_key: string
        }[]
      }
      ask_subscription_change: {
        Args: {
          p_subscription_id: string
          p_change: string
          p_reason: string
        }
        Returns: {
          stripe_id: string
          request_id: number
        }[]
      }
      assessment_progress: {
        Args: {
          p_cycle_id: string
        }
        Returns: {
          team_id: string
          players: number
          drafts: number
          submitted: number
          shared: number
          self_submitted: number
        }[]
      }
      assign_individual: {
        Args: {
          p_player_ids: string[]
          p_exercise_id: string
          p_due_on?: string
          p_target_minutes?: number
          p_target_repetitions?: number
          p_message?: string
        }
        Returns: number
      }
      assign_mental: {
        Args: {
          p_player_ids: string[]
          p_exercise_id: string
          p_due_on?: string
          p_target_sessions?: number
          p_message?: string
        }
        Returns: number
      }
      assign_quiz: {
        Args: {
          p_player_ids: string[]
          p_animation_id: string
          p_task: Json
        }
        Returns: number
      }
      assign_role: {
        Args: {
          p_user_ids: string[]
          p_role: Database['public']['Enums']['app_role']
          p_school_id?: string
        }
        Returns: number
      }
      assign_tasks: {
        Args: {
          p_player_ids: string[]
          p_task: Json
        }
        Returns: number
      }
      attachable_events: {
        Args: {
          p_conversation_id: string
        }
        Returns: {
          kind: string
          id: string
          title: string
          starts_at: string
        }[]
      }
      award_achievement: {
        Args: {
          p_player_ids: string[]
          p_achievement_id: string
          p_reason?: string
        }
        Returns: number
      }
      award_progress: {
        Args: {
          p_player_id: string
        }
        Returns: {
          rule: Database['public']['Enums']['achievement_rule']
          reached: number
        }[]
      }
      book_field: {
        Args: {
          p_field_part_id: string
          p_kind: Database['public']['Enums']['booking_kind']
          p_training_id?: string
          p_team_id?: string
          p_starts_at?: string
          p_ends_at?: string
          p_title?: string
          p_note?: string
        }
        Returns: {
          across: unknown
          along: unknown
          created_at: string
          created_by: string | null
          during: unknown
          ends_at: string
          field_id: string
          field_part_id: string
          id: string
          kind: Database['public']['Enums']['booking_kind']
          match_id: string | null
          note: string | null
          school_id: string
          starts_at: string
          status: Database['public']['Enums']['booking_status']
          team_id: string | null
          title: string | null
          training_id: string | null
          updated_at: string
        }
      }
      calendar_feed: {
        Args: {
          p_token: string
        }
        Returns: Json
      }
      called_match_team: {
        Args: {
          p_match_id: string
        }
        Returns: {
          id: string
          name: string
          age_group: string
        }[]
      }
      can_change_birth_date: {
        Args: {
          p_player_id: string
        }
        Returns: boolean
      }
      cancel_order: {
        Args: {
          p_order_id: string
          p_reason?: string
        }
        Returns: {
          cancel_reason: string | null
          cancelled_at: string | null
          carrier: string | null
          city: string | null
          country: string | null
          created_at: string
          currency: string
          delivered_at: string | null
          delivery: Database['public']['Enums']['delivery_method']
          id: string
          item_count: number
          items_cents: number
          note: string | null
          number: string
          paid_at: string | null
          payer_id: string | null
          payment_reference: string | null
          placed_at: string
          player_id: string | null
          postal_code: string | null
          recipient: string | null
          refunded_cents: number
          reserved_until: string
          school_id: string
          shipped_at: string | null
          shipping_cents: number
          status: Database['public']['Enums']['order_status']
          street: string | null
          total_cents: number
          tracking_id: string | null
          updated_at: string
          user_id: string | null
        }
      }
      cast_player_ballot: {
        Args: {
          p_match_id: string
          p_voter_id: string
          p_player_id: string
        }
        Returns: undefined
      }
      change_birth_date: {
        Args: {
          p_player_id: string
          p_date_of_birth: string
        }
        Returns: undefined
      }
      change_series_from: {
        Args: {
          p_series_id: string
          p_from: string
          p_change: Json
          p_weekday?: number
        }
        Returns: {
          author_id: string | null
          created_at: string
          field_part_id: string | null
          from_on: string
          id: string
          local_time: string
          minutes: number
          objective: string | null
          place: string | null
          school_id: string
          team_id: string
          template_id: string | null
          title: string | null
          to_on: string
          updated_at: string
          weekdays: number[]
        }
      }
      charge_fees: {
        Args: {
          p_school_id: string
          p_player_ids: string[]
          p_title: string
          p_amount_cents: number
          p_due_on: string
          p_kind?: Database['public']['Enums']['fee_kind']
          p_note?: string
        }
        Returns: number
      }
      charge_plan: {
        Args: {
          p_school_id: string
          p_player_ids: string[]
          p_title: string
          p_lines: Json
          p_kind?: Database['public']['Enums']['fee_kind']
          p_note?: string
        }
        Returns: number
      }
      charge_team: {
        Args: {
          p_team_id: string
          p_title: string
          p_amount_cents: number
          p_due_on: string
          p_kind?: Database['public']['Enums']['fee_kind']
          p_note?: string
        }
        Returns: number
      }
      checkout_children: {
        Args: never
        Returns: {
          user_id: string
          first_name: string
          last_name: string
          plan_id: string
        }[]
      }
      checkout_offer: {
        Args: {
          p_plan_id: string
          p_user_id?: string
        }
        Returns: {
          plan_id: string
          user_id: string
          payer_id: string
          period: Database['public']['Enums']['billing_period']
          price_cents: number
          currency: string
          trial_days: number
          stripe_price_id: string
        }[]
      }
      checkout_terms: {
        Args: never
        Returns: {
          needs_guardian: boolean
          had_trial: boolean
        }[]
      }
      cheer_task: {
        Args: {
          p_task_id: string
          p_kind: Database['public']['Enums']['task_cheer']
        }
        Returns: {
          author_id: string
          created_at: string
          given_on: string
          kind: Database['public']['Enums']['task_cheer']
          player_id: string
          school_id: string
          task_id: string
        }
      }
      child_load: {
        Args: {
          p_player_id: string
          p_on: string
        }
        Returns: {
          trainings: number
          matches: number
          minutes: number
          day_minutes: number
          day_minutes_max: number
          sessions_week_max: number
          heading_sessions: number
          heading_sessions_max: number
          heading_sessions_per: string
          country: string
          age_group: string
          season_from: number
          is_binding: boolean
          source: string
          source_url: string
        }[]
      }
      child_load_weeks: {
        Args: {
          p_player_id: string
          p_on: string
          p_week_count: number
        }
        Returns: {
          week_on: string
          day_on: string
          trainings: number
          matches: number
          minutes: number
          day_minutes: number
          day_minutes_max: number
          sessions_week_max: number
          heading_sessions: number
          heading_sessions_max: number
          heading_sessions_per: string
          country: string
          age_group: string
          season_from: number
          is_binding: boolean
          source: string
          source_url: string
        }[]
      }
      claim_account_erasures: {
        Args: {
          p_batch: number
        }
        Returns: string[]
      }
      claim_file_deletions: {
        Args: {
          p_batch: number
        }
        Returns: {
          id: number
          bucket_id: string
          name: string
        }[]
      }
      claim_mail: {
        Args: {
          batch: number
        }
        Returns: {
          about_id: string | null
          attempts: number
          category: Database['public']['Enums']['notification_category'] | null
          created_at: string
          dedupe_key: string
          expires_at: string | null
          id: string
          kind: string
          last_error: string | null
          locked_until: string | null
          next_attempt_at: string
          payload: Json
          sent_at: string | null
          status: string
          to_email: string | null
          to_locale: string | null
          updated_at: string
          user_id: string | null
        }[]
      }
      claim_push: {
        Args: {
          batch: number
        }
        Returns: {
          id: string
          about_id: string
          category: Database['public']['Enums']['notification_category']
          kind: string
          payload: Json
          link: string
          expires_at: string
          unread: number
          devices: Json
        }[]
      }
      claim_uploads: {
        Args: {
          p_batch: number
          p_name?: string
          p_owner_id?: string
        }
        Returns: {
          id: string
          name: string
          allowed_types: string[]
          max_bytes: number
        }[]
      }
      close_development_plan: {
        Args: {
          p_plan_id: string
        }
        Returns: {
          author_id: string | null
          closed_at: string | null
          created_at: string
          ends_on: string
          family_agreed_at: string | null
          id: string
          player_agreed_at: string | null
          player_id: string
          previous_id: string | null
          school_id: string
          starts_on: string
          updated_at: string
          written_at: string
        }
      }
      close_poll: {
        Args: {
          p_poll_id: string
        }
        Returns: undefined
      }
      confirm_fee_payment: {
        Args: {
          p_fee_id: string
          p_payment_reference: string
          p_amount_cents: number
          p_currency?: string
        }
        Returns: string
      }
      confirm_guardian_link: {
        Args: {
          p_link_id: string
          p_rights?: Database['public']['Enums']['guardian_right'][]
        }
        Returns: undefined
      }
      confirm_office: {
        Args: {
          p_proposal_id: string
          p_is_confirmed: boolean
        }
        Returns: {
          accepted_at: string | null
          confirmed_at: string | null
          confirmed_by: string | null
          created_at: string
          duty: Database['public']['Enums']['officer_duty']
          id: string
          proposed_by: string | null
          school_id: string
          status: Database['public']['Enums']['office_proposal_status']
          updated_at: string
          user_id: string
        }
      }
      confirm_payment: {
        Args: {
          p_order_id: string
          p_payment_reference: string
          p_amount_cents: number
          p_currency?: string
        }
        Returns: string
      }
      confirm_player_account: {
        Args: {
          p_invitation_id: string
        }
        Returns: undefined
      }
      consents_of_account: {
        Args: {
          p_user_id: string
        }
        Returns: {
          player_id: string
          first_name: string
          last_name: string
          purpose: Database['public']['Enums']['consent_purpose']
          is_given: boolean
          decided_at: string
          needs_renewal: boolean
        }[]
      }
      conversation_people: {
        Args: {
          p_conversation_id: string
        }
        Returns: {
          user_id: string
          first_name: string
          last_name: string
          avatar_url: string
          role: string
          child_names: string
          is_officer: boolean
          is_minor: boolean
          left_at: string
          last_read_message_id: number
          joined_at: string
        }[]
      }
      copy_team: {
        Args: {
          p_team_id: string
          p_name: string
          p_age_group: string
          p_season: string
          p_player_ids?: string[]
          p_with_staff?: boolean
        }
        Returns: string
      }
      correct_tracking: {
        Args: {
          p_order_id: string
          p_carrier?: string
          p_tracking_id?: string
        }
        Returns: {
          cancel_reason: string | null
          cancelled_at: string | null
          carrier: string | null
          city: string | null
          country: string | null
          created_at: string
          currency: string
          delivered_at: string | null
          delivery: Database['public']['Enums']['delivery_method']
          id: string
          item_count: number
          items_cents: number
          note: string | null
          number: string
          paid_at: string | null
          payer_id: string | null
          payment_reference: string | null
          placed_at: string
          player_id: string | null
          postal_code: string | null
          recipient: string | null
          refunded_cents: number
          reserved_until: string
          school_id: string
          shipped_at: string | null
          shipping_cents: number
          status: Database['public']['Enums']['order_status']
          street: string | null
          total_cents: number
          tracking_id: string | null
          updated_at: string
          user_id: string | null
        }
      }
      create_animation_share: {
        Args: {
          p_animation_id: string
          p_lifetime?: Database['public']['Enums']['share_lifetime']
        }
        Returns: {
          share_id: string
          token: string
        }[]
      }
      create_calendar_feed: {
        Args: {
          p_scope: Database['public']['Enums']['calendar_feed_scope']
          p_team_id?: string
          p_player_id?: string
          p_has_trainings?: boolean
          p_has_matches?: boolean
          p_locale?: string
        }
        Returns: {
          feed_id: string
          token: string
        }[]
      }
      create_exercise_share: {
        Args: {
          p_exercise_id: string
          p_lifetime?: Database['public']['Enums']['share_lifetime']
        }
        Returns: {
          share_id: string
          token: string
        }[]
      }
      create_poll: {
        Args: {
          p_conversation_id: string
          p_question: string
          p_options: Json
          p_is_multiple?: boolean
          p_closes_at?: string
          p_client_id?: string
        }
        Returns: {
          attachment: Json | null
          author_id: string | null
          body: string
          client_id: string | null
          conversation_id: string
          created_at: string
          deleted_at: string | null
          edited_at: string | null
          id: number
          reply_to: number | null
          school_id: string
        }
      }
      create_team_link: {
        Args: {
          p_team_id: string
          p_role?: Database['public']['Enums']['app_role']
          p_days?: number
          p_max_uses?: number
        }
        Returns: string
      }
      create_tournament: {
        Args: {
          p_team_id: string
          p_settings: Json
          p_teams: Json
          p_games: Json
        }
        Returns: string
      }
      create_training_share: {
        Args: {
          p_training_id: string
          p_lifetime?: Database['public']['Enums']['share_lifetime']
          p_shows_place?: boolean
        }
        Returns: {
          share_id: string
          token: string
        }[]
      }
      decide_consent: {
        Args: {
          p_player_id: string
          p_purpose: Database['public']['Enums']['consent_purpose']
          p_is_given: boolean
          p_locale?: string
        }
        Returns: undefined
      }
      decide_erasure: {
        Args: {
          p_request_id: string
          p_is_approved: boolean
          p_reason?: string
        }
        Returns: {
          created_at: string
          decided_at: string | null
          decided_by: string | null
          due_on: string
          id: string
          player_id: string | null
          reason: string | null
          receipt: Json | null
          requested_by: string | null
          retention_id: string | null
          school_id: string | null
          status: Database['public']['Enums']['erasure_status']
          updated_at: string
          user_id: string | null
        }
      }
      decide_move: {
        Args: {
          p_move_id: string
          p_is_confirmed: boolean
        }
        Returns: {
          asked_by: string | null
          asking_team_id: string
          created_at: string
          decided_at: string | null
          decided_by: string | null
          from_team_id: string
          id: string
          is_staying: boolean
          player_id: string
          school_id: string
          status: Database['public']['Enums']['move_status']
          to_team_id: string
          updated_at: string
        }
      }
      decide_objection: {
        Args: {
          p_link_id: string
          p_is_upheld: boolean
        }
        Returns: undefined
      }
      decide_retention: {
        Args: {
          p_proposal_id: string
          p_is_confirmed: boolean
        }
        Returns: {
          created_at: string
          decided_at: string | null
          decided_by: string | null
          id: string
          left_before: string
          player_count: number
          receipt: Json | null
          row_counts: Json
          school_id: string
          status: string
          updated_at: string
        }
      }
      decline_invitation: {
        Args: {
          p_token: string
        }
        Returns: undefined
      }
      decline_role_request: {
        Args: {
          p_request_id: string
        }
        Returns: undefined
      }
      decline_team_join: {
        Args: {
          p_request_id: string
        }
        Returns: undefined
      }
      delete_message: {
        Args: {
          p_message_id: number
        }
        Returns: undefined
      }
      delete_tournament: {
        Args: {
          p_tournament_id: string
        }
        Returns: undefined
      }
      delivery_figures: {
        Args: never
        Returns: {
          channel: Database['public']['Enums']['delivery_channel']
          waiting: number
          oldest_due_at: string
          claimed: number
          sent: number
          failed: number
        }[]
      }
      describe_attachments: {
        Args: {
          p_attachments: Json
          p_locale?: string
        }
        Returns: {
          kind: string
          id: string
          title: string
          starts_at: string
          is_cancelled: boolean
        }[]
      }
      development_exposure: {
        Args: {
          p_plan_id: string
        }
        Returns: Json
      }
      development_numbers: {
        Args: {
          p_school_id: string
        }
        Returns: {
          team_id: string
          team_name: string
          players: number
          planned: number
          agreed: number
          due: number
        }[]
      }
      development_rights: {
        Args: {
          p_player_id: string
        }
        Returns: {
          is_writer: boolean
          is_player: boolean
          is_family: boolean
          has_family: boolean
        }[]
      }
      divide_field: {
        Args: {
          p_field_id: string
          p_parts: number
        }
        Returns: {
          across: unknown
          along: unknown
          created_at: string
          field_id: string
          id: string
          kind: Database['public']['Enums']['field_part_kind']
          label: string
          school_id: string
          updated_at: string
        }[]
      }
      duplicate_animation: {
        Args: {
          p_animation_id: string
          p_title: string
          p_school_id?: string
        }
        Returns: {
          archived_at: string | null
          created_at: string
          id: string
          is_template: boolean
          owner_id: string | null
          preview: Json
          question_count: number
          question_topics: string[]
          scene: Json
          school_id: string | null
          search_text: string
          step_count: number
          team_id: string | null
          thumbnail_path: string | null
          title: string
          updated_at: string
          version: number
          visibility: Database['public']['Enums']['exercise_visibility']
        }
      }
      edit_message: {
        Args: {
          p_message_id: number
          p_body: string
        }
        Returns: {
          attachment: Json | null
          author_id: string | null
          body: string
          client_id: string | null
          conversation_id: string
          created_at: string
          deleted_at: string | null
          edited_at: string | null
          id: number
          reply_to: number | null
          school_id: string
        }
      }
      end_office: {
        Args: {
          p_school_id: string
          p_user_id: string
          p_duty: Database['public']['Enums']['officer_duty']
        }
        Returns: undefined
      }
      end_period: {
        Args: {
          p_match_id: string
        }
        Returns: {
          answer_hours: number | null
          competition: string | null
          created_at: string
          current_period: number | null
          external_id: string | null
          family_note: string | null
          field_part_id: string | null
          finished_at: string | null
          format: number
          formation: string | null
          goals_against: number | null
          goals_for: number | null
          id: string
          is_home: boolean
          is_neutral: boolean
          kind: Database['public']['Enums']['match_kind']
          kit: string | null
          meet_at: string | null
          opponent: string
          period_minutes: number
          period_started_at: string | null
          periods: number
          school_id: string
          search_text: string
          started_at: string | null
          starts_at: string
          status: Database['public']['Enums']['match_status']
          team_id: string
          tournament_id: string | null
          updated_at: string
          venue: string | null
        }
      }
      end_player_vote: {
        Args: {
          p_match_id: string
        }
        Returns: undefined
      }
      end_session: {
        Args: {
          p_session_id: string
        }
        Returns: undefined
      }
      end_view_as: {
        Args: {
          p_view_id: number
        }
        Returns: undefined
      }
      erase_account: {
        Args: {
          p_request_id: string
        }
        Returns: undefined
      }
      evaluate_awards: {
        Args: {
          p_player_id: string
        }
        Returns: {
          achievement_id: string
          awarded_at: string
          awarded_by: string | null
          created_at: string
          id: string
          player_id: string
          reached: number | null
          reason: string | null
          revoke_reason: string | null
          revoked_at: string | null
          revoked_by: string | null
          school_id: string
          season_id: string | null
        }[]
      }
      evaluate_school_awards: {
        Args: {
          p_school_id: string
        }
        Returns: number
      }
      exercise_usage: {
        Args: {
          p_exercise_ids: string[]
          p_team_id?: string
        }
        Returns: {
          exercise_id: string
          times_used: number
          minutes_used: number
          last_used_at: string
          next_use_at: string
        }[]
      }
      expire_reservations: {
        Args: {
          p_minutes?: number
        }
        Returns: number
      }
      export_child_data: {
        Args: {
          p_player_id: string
        }
        Returns: Json
      }
      export_my_data: { Args: never; Returns: Json }
      extend_all_training_series: {
        Args: {
          p_weeks?: number
        }
        Returns: number
      }
      extend_animation_share: {
        Args: {
          p_share_id: string
        }
        Returns: string
      }
      extend_exercise_share: {
        Args: {
          p_share_id: string
        }
        Returns: string
      }
      extend_training_series: {
        Args: {
          p_series_id: string
          p_weeks?: number
          p_fields?: Json
        }
        Returns: number
      }
      extend_training_share: {
        Args: {
          p_share_id: string
        }
        Returns: string
      }
      fail_account_erasure: {
        Args: {
          p_request_id: string
          p_error: string
        }
        Returns: undefined
      }
      fail_payment: {
        Args: {
          p_order_id: string
          p_reason?: string
        }
        Returns: boolean
      }
      find_schools: {
        Args: {
          p_query?: string
          p_school_id?: string
        }
        Returns: {
          id: string
          name: string
          location: string
        }[]
      }
      finish_file_deletions: {
        Args: {
          p_ids: number[]
          p_error?: string
        }
        Returns: undefined
      }
      finish_mail: {
        Args: {
          id: string
          ok: boolean
          error?: string
        }
        Returns: undefined
      }
      finish_match: {
        Args: {
          p_match_id: string
        }
        Returns: {
          answer_hours: number | null
          competition: string | null
          created_at: string
          current_period: number | null
          external_id: string | null
          family_note: string | null
          field_part_id: string | null
          finished_at: string | null
          format: number
          formation: string | null
          goals_against: number | null
          goals_for: number | null
          id: string
          is_home: boolean
          is_neutral: boolean
          kind: Database['public']['Enums']['match_kind']
          kit: string | null
          meet_at: string | null
          opponent: string
          period_minutes: number
          period_started_at: string | null
          periods: number
          school_id: string
          search_text: string
          started_at: string | null
          starts_at: string
          status: Database['public']['Enums']['match_status']
          team_id: string
          tournament_id: string | null
          updated_at: string
          venue: string | null
        }
      }
      finish_push: {
        Args: {
          id: string
          ok: boolean
          error?: string
          gone?: string[]
          failed?: string[]
          wait?: number
        }
        Returns: undefined
      }
      finish_stripe_event: {
        Args: {
          p_id: string
          p_error?: string
        }
        Returns: undefined
      }
      finish_upload: {
        Args: {
          p_id: string
          p_refusal?: string
          p_error?: string
          p_is_told?: boolean
        }
        Returns: undefined
      }
      follow_concern: {
        Args: {
          p_receipt: string
        }
        Returns: {
          status: Database['public']['Enums']['concern_status']
          created_at: string
          updated_at: string
          entries: Json
        }[]
      }
      forget_stripe_payloads: { Args: never; Returns: number }
      guardian_requests_to_decide: {
        Args: never
        Returns: {
          request_id: string
          user_id: string
          person_name: string
          person_email: string
          child_name: string
          message: string
          school_id: string
          school_name: string
          holds_role: boolean
          asked_at: string
        }[]
      }
      import_matches: {
        Args: {
          p_team_id: string
          p_rows: Json
        }
        Returns: {
          place: number
          match_id: string
          outcome: string
        }[]
      }
      import_players: {
        Args: {
          p_school_id: string
          p_rows: Json
          p_locale?: string
        }
        Returns: {
          place: number
          player_id: string
          guardian: string
        }[]
      }
      individual_practice_bests: {
        Args: {
          p_player_id: string
          p_exercise_id?: string
        }
        Returns: {
          exercise_id: string
          entries: number
          minutes: number
          last_at: string
          measure: Database['public']['Enums']['practice_measure']
          is_lower_better: boolean
          target: number
          best: number
          best_at: string
          first_result: number
          results: number[]
        }[]
      }
      individual_practice_days: {
        Args: {
          p_player_id: string
          p_from: string
          p_to: string
        }
        Returns: {
          day: string
          entries: number
          minutes: number
        }[]
      }
      invitation_by_token: {
        Args: {
          p_token: string
        }
        Returns: {
          school_name: string
          role: Database['public']['Enums']['app_role']
          email: string
          status: Database['public']['Enums']['invitation_status']
          expires_at: string
          child_name: string
          invited_by_name: string
          has_account: boolean
        }[]
      }
      invite: {
        Args: {
          p_school_id: string
          p_email: string
          p_role: Database['public']['Enums']['app_role']
          p_player_id?: string
          p_relationship?: Database['public']['Enums']['guardian_relationship']
          p_team_id?: string
          p_locale?: string
          p_rights?: Database['public']['Enums']['guardian_right'][]
        }
        Returns: string
      }
      is_expired_share: {
        Args: {
          p_token: string
        }
        Returns: boolean
      }
      is_plan_editor: { Args: never; Returns: boolean }
      is_session_read_only: { Args: never; Returns: boolean }
      join_by_invitation: {
        Args: {
          p_token: string
          p_password: string
          p_first_name: string
          p_last_name: string
        }
        Returns: undefined
      }
      leave_conversation: {
        Args: {
          p_conversation_id: string
        }
        Returns: undefined
      }
      links_to_decide: {
        Args: never
        Returns: {
          kind: string
          id: string
          role: Database['public']['Enums']['app_role']
          school_name: string
          player_id: string
          player_name: string
          date_of_birth: string
          team_names: string[]
          user_id: string
          person_name: string
          person_email: string
          relationship: Database['public']['Enums']['guardian_relationship']
          asked_by_name: string
          asked_at: string
          accepted_at: string
          may_confirm: boolean
          guardians: Json
        }[]
      }
      list_coach_lab: {
        Args: {
          p_query?: string
          p_team_id?: string
          p_is_waiting?: boolean
          p_player_id?: string
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          player_id: string
          first_name: string
          last_name: string
          team_names: string[]
          note_id: string
          note_body: string
          note_on: string
          note_visibility: Database['public']['Enums']['note_visibility']
          is_waiting: boolean
          open_tasks: number
          late_tasks: number
          total_count: number
        }[]
      }
      list_concern_notes: {
        Args: {
          p_concern_id: string
        }
        Returns: {
          id: string
          kind: Database['public']['Enums']['concern_note_kind']
          author_name: string
          body: string
          created_at: string
        }[]
      }
      list_concerns: {
        Args: {
          p_status?: Database['public']['Enums']['concern_status']
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          id: string
          school_name: string
          is_for_platform: boolean
          is_urgent: boolean
          body: string
          reporter_name: string
          reporter_contact: string
          about_name: string
          sender_count: number
          status: Database['public']['Enums']['concern_status']
          handled_by_name: string
          note_count: number
          created_at: string
          updated_at: string
          total_count: number
        }[]
      }
      list_conversations: {
        Args: {
          p_before?: string
          p_limit?: number
          p_conversation_id?: string
        }
        Returns: {
          id: string
          kind: Database['public']['Enums']['conversation_kind']
          title: string
          school_id: string
          school_name: string
          time_zone: string
          team_id: string
          team_name: string
          player_id: string
          player_first_name: string
          player_last_name: string
          people: Json
          people_count: number
          is_staff: boolean
          can_write: boolean
          is_monitored: boolean
          archived_at: string
          archive_reason: Database['public']['Enums']['conversation_end']
          active_at: string
          last_message_id: number
          last_author_id: string
          last_author_name: string
          last_body: string
          last_attachment: string
          is_last_deleted: boolean
          last_read_message_id: number
          unread: number
          muted_until: string
          pinned_at: string
          is_archived: boolean
        }[]
      }
      list_development_coverage: {
        Args: {
          p_team_id: string
        }
        Returns: {
          player_id: string
          first_name: string
          last_name: string
          plan_id: string
          due_on: string
          is_due: boolean
          player_agreed: boolean
          family_agreed: boolean
          has_player_part: boolean
          has_coach_part: boolean
        }[]
      }
      list_erasure_requests: {
        Args: {
          p_status?: Database['public']['Enums']['erasure_status']
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          id: string
          school_name: string
          is_account: boolean
          subject_name: string
          requested_by_name: string
          status: Database['public']['Enums']['erasure_status']
          reason: string
          due_on: string
          decided_by_name: string
          decided_at: string
          receipt: Json
          can_decide: boolean
          created_at: string
          total_count: number
        }[]
      }
      list_failed_deliveries: {
        Args: {
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          channel: Database['public']['Enums']['delivery_channel']
          id: string
          user_id: string
          recipient: string
          kind: string
          reason: string
          failed_at: string
          can_resend: boolean
          total_count: number
        }[]
      }
      list_join_requests: {
        Args: {
          p_team_id: string
        }
        Returns: {
          id: string
          person_name: string
          role: Database['public']['Enums']['app_role']
          relationship: Database['public']['Enums']['guardian_relationship']
          first_name: string
          last_name: string
          date_of_birth: string
          asked_at: string
        }[]
      }
      list_match_lift_asks: {
        Args: {
          p_match_id: string
        }
        Returns: {
          id: string
          lift_id: string
          player_id: string
          first_name: string
          direction: Database['public']['Enums']['lift_direction']
          status: Database['public']['Enums']['lift_ask_status']
          note: string
          is_mine: boolean
        }[]
      }
      list_match_lifts: {
        Args: {
          p_match_id: string
        }
        Returns: {
          id: string
          driver_id: string
          driver_name: string
          seats: number
          seats_left: number
          direction: Database['public']['Enums']['lift_direction']
          note: string
          is_mine: boolean
        }[]
      }
      list_message_reactions: {
        Args: {
          p_conversation_id: string
          p_from: number
          p_to?: number
        }
        Returns: {
          message_id: number
          reactions: Json
        }[]
      }
      list_message_reports: {
        Args: {
          p_status?: Database['public']['Enums']['report_status']
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          id: string
          school_name: string
          conversation_id: string
          reason: string
          reporter_name: string
          author_name: string
          status: Database['public']['Enums']['report_status']
          handled_by_name: string
          resolution: string
          created_at: string
          closed_at: string
          total_count: number
        }[]
      }
      list_news_kinds: {
        Args: never
        Returns: {
          kind: string
          category: Database['public']['Enums']['notification_category']
          is_mandatory: boolean
          email: boolean
          push: boolean
        }[]
      }
      list_news_words: {
        Args: never
        Returns: {
          kind: string
          category: Database['public']['Enums']['notification_category']
          in_subject: string[]
          in_body: string[]
          in_full: string[]
          needed_in_body: string[]
          needed_in_full: string[]
          words: Json
        }[]
      }
      list_offices: {
        Args: never
        Returns: {
          school_id: string
          school_name: string
          user_id: string
          full_name: string
          duty: Database['public']['Enums']['officer_duty']
          held_since: string
          proposal_id: string
          proposed_by_name: string
          proposed_at: string
          accepted_at: string
          confirmed_at: string
          is_mine: boolean
        }[]
      }
      list_recipients: {
        Args: {
          p_query?: string
        }
        Returns: {
          kind: Database['public']['Enums']['conversation_kind']
          school_id: string
          school_name: string
          team_id: string
          team_name: string
          player_id: string
          user_id: string
          first_name: string
          last_name: string
          avatar_url: string
          role: string
          is_staff: boolean
        }[]
      }
      list_shop_orders: {
        Args: {
          p_school_id: string
          p_tab?: string
          p_query?: string
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          id: string
          number: string
          status: Database['public']['Enums']['order_status']
          delivery: Database['public']['Enums']['delivery_method']
          placed_at: string
          buyer_name: string
          item_count: number
          total_cents: number
          refunded_cents: number
          currency: string
          has_open_notice: boolean
          total_count: number
        }[]
      }
      list_support_tickets: {
        Args: {
          p_query?: string
          p_state?: Database['public']['Enums']['support_state']
          p_kind?: Database['public']['Enums']['support_kind']
          p_is_overdue?: boolean
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          id: string
          number: number
          kind: Database['public']['Enums']['support_kind']
          subject: string
          state: Database['public']['Enums']['support_state']
          asker_name: string
          role: Database['public']['Enums']['app_role']
          created_at: string
          last_message_at: string
          reply_due_at: string
          is_overdue: boolean
          total_count: number
        }[]
      }
      lock_assessment: {
        Args: {
          p_assessment_ids: string[]
        }
        Returns: number
      }
      log_individual_progress: {
        Args: {
          p_assignment_id?: string
          p_minutes?: number
          p_repetitions?: number
          p_feeling?: number
          p_note?: string
          p_practised_at?: string
          p_is_finished?: boolean
          p_id?: string
          p_player_id?: string
          p_exercise_id?: string
          p_seconds?: number
          p_metres?: number
          p_effort?: number
        }
        Returns: {
          assignment_id: string | null
          created_at: string
          effort: number | null
          exercise_id: string
          feeling: number | null
          id: string
          logged_by: string | null
          metres: number | null
          minutes: number | null
          note: string | null
          player_id: string
          practised_at: string
          repetitions: number | null
          school_id: string
          seconds: number | null
        }
      }
      log_match_event: {
        Args: {
          p_match_id: string
          p_kind: Database['public']['Enums']['match_event_kind']
          p_period: number
          p_clock_seconds: number
          p_player_id?: string
          p_second_player_id?: string
          p_is_opponent?: boolean
          p_zone?: string
          p_note?: string
          p_client_id?: string
          p_device_id?: string
        }
        Returns: {
          author_id: string | null
          client_id: string
          clock_seconds: number
          created_at: string
          device_id: string | null
          id: string
          is_opponent: boolean
          kind: Database['public']['Enums']['match_event_kind']
          match_id: string
          note: string | null
          period: number
          player_id: string | null
          school_id: string
          second_player_id: string | null
          team_id: string
          undone_at: string | null
          undone_by: string | null
          zone: string | null
        }
      }
      log_mental_progress: {
        Args: {
          p_id: string
          p_minutes: number
          p_assignment_id?: string
          p_player_id?: string
          p_exercise_id?: string
          p_score_before?: number
          p_score_after?: number
          p_reflection?: string
          p_is_shared_with_coaches?: boolean
          p_is_shared_with_family?: boolean
          p_practised_at?: string
          p_is_finished?: boolean
        }
        Returns: {
          assignment_id: string | null
          created_at: string
          exercise_id: string
          id: string
          logged_by: string | null
          minutes: number
          player_id: string
          practised_at: string
          school_id: string
        }
      }
      make_push_actions: {
        Args: {
          p_notification_ids: string[]
        }
        Returns: {
          notification_id: string
          device_id: string
          act: string
          token: string
        }[]
      }
      mark_delivered: {
        Args: {
          p_order_id: string
        }
        Returns: {
          cancel_reason: string | null
          cancelled_at: string | null
          carrier: string | null
          city: string | null
          country: string | null
          created_at: string
          currency: string
          delivered_at: string | null
          delivery: Database['public']['Enums']['delivery_method']
          id: string
          item_count: number
          items_cents: number
          note: string | null
          number: string
          paid_at: string | null
          payer_id: string | null
          payment_reference: string | null
          placed_at: string
          player_id: string | null
          postal_code: string | null
          recipient: string | null
          refunded_cents: number
          reserved_until: string
          school_id: string
          shipped_at: string | null
          shipping_cents: number
          status: Database['public']['Enums']['order_status']
          street: string | null
          total_cents: number
          tracking_id: string | null
          updated_at: string
          user_id: string | null
        }
      }
      mark_read: {
        Args: {
          p_conversation_id: string
          p_message_id: number
        }
        Returns: undefined
      }
      mark_session_read_only: {
        Args: {
          p_session_id: string
        }
        Returns: undefined
      }
      mark_shipped: {
        Args: {
          p_order_id: string
          p_carrier?: string
          p_tracking_id?: string
        }
        Returns: {
          cancel_reason: string | null
          cancelled_at: string | null
          carrier: string | null
          city: string | null
          country: string | null
          created_at: string
          currency: string
          delivered_at: string | null
          delivery: Database['public']['Enums']['delivery_method']
          id: string
          item_count: number
          items_cents: number
          note: string | null
          number: string
          paid_at: string | null
          payer_id: string | null
          payment_reference: string | null
          placed_at: string
          player_id: string | null
          postal_code: string | null
          recipient: string | null
          refunded_cents: number
          reserved_until: string
          school_id: string
          shipped_at: string | null
          shipping_cents: number
          status: Database['public']['Enums']['order_status']
          street: string | null
          total_cents: number
          tracking_id: string | null
          updated_at: string
          user_id: string | null
        }
      }
      match_ticker: {
        Args: {
          p_match_id: string
        }
        Returns: {
          status: Database['public']['Enums']['match_status']
          current_period: number
          period_seconds: number
          goals_for: number
          goals_against: number
          goals: Json
        }[]
      }
      message_page: {
        Args: {
          p_conversation_id: string
          p_before?: number
          p_limit?: number
        }
        Returns: {
          attachment: Json | null
          author_id: string | null
          body: string
          client_id: string | null
          conversation_id: string
          created_at: string
          deleted_at: string | null
          edited_at: string | null
          id: number
          reply_to: number | null
          school_id: string
        }[]
      }
      message_players: {
        Args: {
          p_conversation_id: string
        }
        Returns: {
          player_id: string
          first_name: string
          last_name: string
          has_consent: boolean
        }[]
      }
      move_match_clock: {
        Args: {
          p_match_id: string
          p_step: Database['public']['Enums']['match_clock_step']
          p_period?: number
          p_seconds_ago?: number
        }
        Returns: {
          answer_hours: number | null
          competition: string | null
          created_at: string
          current_period: number | null
          external_id: string | null
          family_note: string | null
          field_part_id: string | null
          finished_at: string | null
          format: number
          formation: string | null
          goals_against: number | null
          goals_for: number | null
          id: string
          is_home: boolean
          is_neutral: boolean
          kind: Database['public']['Enums']['match_kind']
          kit: string | null
          meet_at: string | null
          opponent: string
          period_minutes: number
          period_started_at: string | null
          periods: number
          school_id: string
          search_text: string
          started_at: string | null
          starts_at: string
          status: Database['public']['Enums']['match_status']
          team_id: string
          tournament_id: string | null
          updated_at: string
          venue: string | null
        }
      }
      mute_conversation: {
        Args: {
          p_conversation_id: string
          p_until: string
        }
        Returns: undefined
      }
      my_event_changes: {
        Args: never
        Returns: {
          change_id: string
          training_id: string
          match_id: string
          kind: Database['public']['Enums']['event_change_kind']
          was_starts_at: string
          was_place: string
          starts_at: string
          place: string
          team: string
          time_zone: string
          children: string[]
          step: string
          dates: number
        }[]
      }
      my_notification_standard: {
        Args: never
        Returns: {
          school_name: string
          has_chosen: boolean
        }[]
      }
      my_quiet_hours: {
        Args: never
        Returns: {
          school_id: string
          school_name: string
          children_quiet_from: string
          children_quiet_until: string
          time_zone: string
          is_mine: boolean
        }[]
      }
      my_sessions: {
        Args: never
        Returns: {
          id: string
          started_at: string
          used_at: string
          user_agent: string
          has_second_factor: boolean
          is_current: boolean
        }[]
      }
      my_shop_school_ids: { Args: never; Returns: string[] }
      my_sign_in_step: { Args: never; Returns: string }
      my_support_tickets: {
        Args: never
        Returns: {
          id: string
          number: number
          kind: Database['public']['Enums']['support_kind']
          subject: string
          state: Database['public']['Enums']['support_state']
          created_at: string
          last_message_at: string
          reply_due_at: string
        }[]
      }
      object_to_guardian: {
        Args: {
          p_link_id: string
        }
        Returns: undefined
      }
      offer_lift: {
        Args: {
          p_match_id: string
          p_seats: number
          p_direction: Database['public']['Enums']['lift_direction']
          p_note?: string
        }
        Returns: string
      }
      officer_list_conversations: {
        Args: {
          p_player_id: string
          p_reason: string
        }
        Returns: {
          conversation_id: string
          kind: Database['public']['Enums']['conversation_kind']
          title: string
          member_names: string[]
          archived_at: string
          last_message_at: string
        }[]
      }
      officer_read_conversation: {
        Args: {
          p_conversation_id: string
          p_reason: string
          p_before?: number
          p_limit?: number
        }
        Returns: {
          message_id: number
          author_id: string
          author_name: string
          body: string
          attachment: Json
          reply_to: number
          created_at: string
          edited_at: string
          deleted_at: string
          versions: Json
        }[]
      }
      open_announcements: {
        Args: {
          p_school_id: string
          p_team_id?: string
        }
        Returns: {
          archive_reason: Database['public']['Enums']['conversation_end'] | null
          archived_at: string | null
          created_at: string
          created_by: string | null
          direct_key: string | null
          id: string
          kind: Database['public']['Enums']['conversation_kind']
          last_message_at: string | null
          last_message_id: number | null
          player_id: string | null
          reminded_at: string | null
          school_id: string
          team_id: string | null
          title: string | null
          updated_at: string
        }
      }
      open_answers: {
        Args: {
          p_training_ids?: string[]
          p_match_ids?: string[]
        }
        Returns: {
          event_id: string
          open: number
          people: number
          unreachable: string[]
          reminded_at: string
          reminded_by: string
          told: number
          next_at: string
        }[]
      }
      open_attendance: {
        Args: {
          p_training_id: string
        }
        Returns: {
          player_id: string
          first_name: string
          last_name: string
          shirt_number: number
          answer: Database['public']['Enums']['attendance_answer']
          answer_reason: Database['public']['Enums']['absence_reason']
          answer_note: string
          needs_reconfirmation: boolean
          suggested: Database['public']['Enums']['attendance_status']
          status: Database['public']['Enums']['attendance_status']
          minutes: number
          rpe: number
          recorded_at: string
        }[]
      }
      open_direct: {
        Args: {
          p_school_id: string
          p_user_ids: string[]
          p_title?: string
        }
        Returns: {
          archive_reason: Database['public']['Enums']['conversation_end'] | null
          archived_at: string | null
          created_at: string
          created_by: string | null
          direct_key: string | null
          id: string
          kind: Database['public']['Enums']['conversation_kind']
          last_message_at: string | null
          last_message_id: number | null
          player_id: string | null
          reminded_at: string | null
          school_id: string
          team_id: string | null
          title: string | null
          updated_at: string
        }
      }
      open_family_conversation: {
        Args: {
          p_team_id: string
          p_player_id: string
        }
        Returns: {
          archive_reason: Database['public']['Enums']['conversation_end'] | null
          archived_at: string | null
          created_at: string
          created_by: string | null
          direct_key: string | null
          id: string
          kind: Database['public']['Enums']['conversation_kind']
          last_message_at: string | null
          last_message_id: number | null
          player_id: string | null
          reminded_at: string | null
          school_id: string
          team_id: string | null
          title: string | null
          updated_at: string
        }
      }
      open_moves: {
        Args: {
          p_team_id: string
        }
        Returns: {
          id: string
          player_id: string
          player_name: string
          from_team: string
          to_team: string
          is_staying: boolean
          is_mine: boolean
          asked_at: string
        }[]
      }
      open_order_payment: {
        Args: {
          p_order_id: string
        }
        Returns: {
          cancel_reason: string | null
          cancelled_at: string | null
          carrier: string | null
          city: string | null
          country: string | null
          created_at: string
          currency: string
          delivered_at: string | null
          delivery: Database['public']['Enums']['delivery_method']
          id: string
          item_count: number
          items_cents: number
          note: string | null
          number: string
          paid_at: string | null
          payer_id: string | null
          payment_reference: string | null
          placed_at: string
          player_id: string | null
          postal_code: string | null
          recipient: string | null
          refunded_cents: number
          reserved_until: string
          school_id: string
          shipped_at: string | null
          shipping_cents: number
          status: Database['public']['Enums']['order_status']
          street: string | null
          total_cents: number
          tracking_id: string | null
          updated_at: string
          user_id: string | null
        }
      }
      open_staff_conversation: {
        Args: {
          p_school_id: string
        }
        Returns: {
          archive_reason: Database['public']['Enums']['conversation_end'] | null
          archived_at: string | null
          created_at: string
          created_by: string | null
          direct_key: string | null
          id: string
          kind: Database['public']['Enums']['conversation_kind']
          last_message_at: string | null
          last_message_id: number | null
          player_id: string | null
          reminded_at: string | null
          school_id: string
          team_id: string | null
          title: string | null
          updated_at: string
        }
      }
      open_support_ticket: {
        Args: {
          p_kind: Database['public']['Enums']['support_kind']
          p_subject: string
          p_body: string
          p_client_id: string
          p_page?: string
          p_version?: string
        }
        Returns: {
          id: string
          number: number
          reply_due_at: string
        }[]
      }
      open_team_conversation: {
        Args: {
          p_team_id: string
        }
        Returns: {
          archive_reason: Database['public']['Enums']['conversation_end'] | null
          archived_at: string | null
          created_at: string
          created_by: string | null
          direct_key: string | null
          id: string
          kind: Database['public']['Enums']['conversation_kind']
          last_message_at: string | null
          last_message_id: number | null
          player_id: string | null
          reminded_at: string | null
          school_id: string
          team_id: string | null
          title: string | null
          updated_at: string
        }
      }
      order_people: {
        Args: {
          p_order_id: string
        }
        Returns: {
          buyer_name: string
          payer_name: string
          contact_email: string
          is_minor: boolean
        }[]
      }
      pictured_players: {
        Args: {
          p_match_id: string
        }
        Returns: string[]
      }
      pin_conversation: {
        Args: {
          p_conversation_id: string
          p_is_pinned: boolean
        }
        Returns: undefined
      }
      place_order: {
        Args: {
          p_order_id: string
          p_school_id: string
          p_expected_total_cents: number
          p_delivery: Database['public']['Enums']['delivery_method']
          p_recipient?: string
          p_street?: string
          p_postal_code?: string
          p_city?: string
          p_country?: string
          p_note?: string
        }
        Returns: {
          cancel_reason: string | null
          cancelled_at: string | null
          carrier: string | null
          city: string | null
          country: string | null
          created_at: string
          currency: string
          delivered_at: string | null
          delivery: Database['public']['Enums']['delivery_method']
          id: string
          item_count: number
          items_cents: number
          note: string | null
          number: string
          paid_at: string | null
          payer_id: string | null
          payment_reference: string | null
          placed_at: string
          player_id: string | null
          postal_code: string | null
          recipient: string | null
          refunded_cents: number
          reserved_until: string
          school_id: string
          shipped_at: string | null
          shipping_cents: number
          status: Database['public']['Enums']['order_status']
          street: string | null
          total_cents: number
          tracking_id: string | null
          updated_at: string
          user_id: string | null
        }
      }
      plan_direct: {
        Args: {
          p_user_id: string
        }
        Returns: {
          school_id: string
          user_id: string
          first_name: string
          last_name: string
          avatar_url: string
          is_minor: boolean
          is_added: boolean
          ward_name: string
        }[]
      }
      plan_usage: {
        Args: {
          p_school_id: string
        }
        Returns: {
          is_owner: boolean
          tier: Database['public']['Enums']['plan_tier']
          teams: number
          max_teams: number
          players: number
          max_players: number
          next_team_plan_id: string
          next_team_tier: Database['public']['Enums']['plan_tier']
          next_player_plan_id: string
          next_player_tier: Database['public']['Enums']['plan_tier']
          owners: string[]
          grace_ends_at: string
        }[]
      }
      platform_cockpit: {
        Args: {
          p_period: string
        }
        Returns: Json
      }
      player_attendance: {
        Args: {
          p_player_id: string
          p_from: string
          p_to?: string
        }
        Returns: {
          recorded: number
          present: number
          late: number
          excused: number
          absent: number
          injured: number
          said_yes_but_missing: number
          minutes: number
          load: number
          rate: number
        }[]
      }
      player_cockpit: {
        Args: {
          p_player_id: string
          p_period: string
        }
        Returns: Json
      }
      player_health: {
        Args: {
          p_player_id: string
        }
        Returns: Json
      }
      player_season: {
        Args: {
          p_player_id: string
          p_team_id: string
        }
        Returns: {
          matches: number
          starts: number
          minutes: number
          goalkeeper_minutes: number
          clean_sheets: number
          goals: number
          assists: number
          yellow_cards: number
          red_cards: number
        }[]
      }
      player_test_bands: {
        Args: {
          p_player_id: string
        }
        Returns: {
          test_key: string
          band: Database['public']['Enums']['test_band']
          players: number
        }[]
      }
      preview_achievement: {
        Args: {
          p_rule: Database['public']['Enums']['achievement_rule']
          p_threshold: number
        }
        Returns: {
          school_id: string
          school_name: string
          players: number
          reached: number
        }[]
      }
      propose_officer: {
        Args: {
          p_school_id: string
          p_user_id: string
          p_duty: Database['public']['Enums']['officer_duty']
        }
        Returns: {
          accepted_at: string | null
          confirmed_at: string | null
          confirmed_by: string | null
          created_at: string
          duty: Database['public']['Enums']['officer_duty']
          id: string
          proposed_by: string | null
          school_id: string
          status: Database['public']['Enums']['office_proposal_status']
          updated_at: string
          user_id: string
        }
      }
      prove_password: {
        Args: {
          p_password: string
        }
        Returns: boolean
      }
      push_devices_of: {
        Args: {
          p_user_id: string
        }
        Returns: {
          id: string
          user_agent: string
          platform: Database['public']['Enums']['push_platform']
          last_seen_at: string
          failed_count: number
        }[]
      }
      quiz_results: {
        Args: {
          p_quiz_id: string
        }
        Returns: {
          id: string
          number: number
          question: string
          kind: Database['public']['Enums']['quiz_question_kind']
          answers: string[]
          right_answer: number
          topic: Database['public']['Enums']['exercise_topic']
          given: number
          answered: number
          right_at_first: number
          right_later: number
          choices: number[]
        }[]
      }
      read_change_receipts: {
        Args: {
          p_training_id?: string
          p_match_id?: string
        }
        Returns: {
          change_id: string
          kind: Database['public']['Enums']['event_change_kind']
          was_starts_at: string
          was_place: string
          made_at: string
          reminded_at: string
          next_at: string
          readers: Json
        }[]
      }
      read_match_time: {
        Args: {
          p_match_id: string
        }
        Returns: string
      }
      read_mental_ratings: {
        Args: {
          p_assessment_id: string
        }
        Returns: {
          assessment_id: string
          created_at: string
          criterion_id: string
          note: string | null
          player_id: string
          rating: number | null
          school_id: string
        }[]
      }
      read_mental_stats: {
        Args: {
          p_player_ids: string[]
        }
        Returns: {
          assessment_id: string | null
          composure: number | null
          concentration: number | null
          confidence: number | null
          created_at: string
          decision_making: number | null
          id: string
          mental: number | null
          player_id: string
          recorded_at: string
          recorded_by: string | null
          school_id: string
          shared_at: string | null
          source: Database['public']['Enums']['stat_source']
        }[]
      }
      read_message_card: {
        Args: {
          p_message_id: number
          p_locale?: string
          p_is_whole?: boolean
        }
        Returns: {
          kind: string
          id: string
          is_gone: boolean
          can_open: boolean
          title: string
          aim: string
          min_age: number
          max_age: number
          players_min: number
          players_max: number
          area_length_m: number
          area_width_m: number
          minutes: number
          step_count: number
          scene: Json
        }[]
      }
      read_news_test: {
        Args: {
          p_notification_id: string
        }
        Returns: {
          id: string
          category: Database['public']['Enums']['notification_category']
          kind: string
          payload: Json
          link: string
          read_at: string
          created_at: string
          email_status: string
          email_sent_at: string
          email_error: string
          email_missing: string
          push_status: string
          push_sent_at: string
          push_error: string
          push_missing: string
        }[]
      }
      read_news_words: {
        Args: never
        Returns: {
          kind: string
          locale: string
          subject: string
          body: string
          full_body: string
        }[]
      }
      read_notification_standard: {
        Args: {
          p_school_id?: string
        }
        Returns: {
          email: boolean
          push: boolean
          training: boolean
          messages: boolean
          tasks: boolean
          notes: boolean
          system: boolean
          payments: boolean
          training_lead: Database['public']['Enums']['lead_time']
          tasks_lead: Database['public']['Enums']['lead_time']
          digest: Database['public']['Enums']['digest_rhythm']
          updated_at: string
          updated_by: string
          followers: number
          people: number
        }[]
      }
      read_player_vote: {
        Args: {
          p_match_id: string
        }
        Returns: {
          state: Database['public']['Enums']['player_vote_state']
          ends_at: string
          voters: number
          cast_ballots: number
          candidates: Json
          ballots: Json
          winners: string[]
        }[]
      }
      read_poll: {
        Args: {
          p_poll_id: string
        }
        Returns: {
          message_id: number
          is_multiple: boolean
          closes_at: string
          is_open: boolean
          can_close: boolean
          options: Json
        }[]
      }
      read_subscription: {
        Args: {
          p_subscription_id: string
        }
        Returns: Json
      }
      read_support_ticket: {
        Args: {
          p_ticket_id: string
        }
        Returns: Json
      }
      record_attendance: {
        Args: {
          p_training_id: string
          p_entries: Json
        }
        Returns: {
          absence_id: string | null
          answer: Database['public']['Enums']['attendance_answer'] | null
          answer_note: string | null
          answer_reason: Database['public']['Enums']['absence_reason'] | null
          answered_at: string | null
          answered_by: string | null
          created_at: string
          id: string
          minutes: number | null
          needs_reconfirmation: boolean
          player_id: string
          recorded_at: string | null
          recorded_by: string | null
          rpe: number | null
          school_id: string
          starts_at: string
          status: Database['public']['Enums']['attendance_status'] | null
          team_id: string
          training_id: string
          updated_at: string
        }[]
      }
      record_measurement: {
        Args: {
          p_player_id: string
          p_height_cm?: number
          p_weight_kg?: number
          p_measured_on?: string
        }
        Returns: undefined
      }
      record_notice: {
        Args: {
          p_kind: Database['public']['Enums']['notice_kind']
          p_contract: string
          p_name: string
          p_email: string
          p_reason?: string
        }
        Returns: {
          notice_id: string
          received_at: string
        }[]
      }
      record_paper_consent: {
        Args: {
          p_player_id: string
          p_purpose: Database['public']['Enums']['consent_purpose']
          p_is_given: boolean
          p_relationship: Database['public']['Enums']['guardian_relationship']
          p_evidence: string
          p_locale?: string
        }
        Returns: undefined
      }
      record_refund: {
        Args: {
          p_order_id: string
          p_reference: string
          p_amount_cents: number
          p_reason?: string
        }
        Returns: {
          cancel_reason: string | null
          cancelled_at: string | null
          carrier: string | null
          city: string | null
          country: string | null
          created_at: string
          currency: string
          delivered_at: string | null
          delivery: Database['public']['Enums']['delivery_method']
          id: string
          item_count: number
          items_cents: number
          note: string | null
          number: string
          paid_at: string | null
          payer_id: string | null
          payment_reference: string | null
          placed_at: string
          player_id: string | null
          postal_code: string | null
          recipient: string | null
          refunded_cents: number
          reserved_until: string
          school_id: string
          shipped_at: string | null
          shipping_cents: number
          status: Database['public']['Enums']['order_status']
          street: string | null
          total_cents: number
          tracking_id: string | null
          updated_at: string
          user_id: string | null
        }
      }
      record_reviews: {
        Args: {
          p_training_id: string
          p_entries: Json
        }
        Returns: {
          author_id: string | null
          created_at: string
          note: string | null
          player_id: string
          recorded_at: string
          rpe: number | null
          school_id: string
          team_id: string
          training_id: string
          trend: number | null
          updated_at: string
        }[]
      }
      record_tournament_game: {
        Args: {
          p_game_id: string
          p_version: number
          p_outcome?: Database['public']['Enums']['game_outcome']
          p_home_goals?: number
          p_away_goals?: number
        }
        Returns: number
      }
      refund_fee: {
        Args: {
          p_payment_reference: string
          p_note?: string
        }
        Returns: boolean
      }
      refuse_guardian_link: {
        Args: {
          p_link_id: string
        }
        Returns: undefined
      }
      refuse_invitation: {
        Args: {
          p_invitation_id: string
        }
        Returns: undefined
      }
      register_push_device: {
        Args: {
          p_address: string
          p_kind?: Database['public']['Enums']['push_address_kind']
          p_platform?: Database['public']['Enums']['push_platform']
          p_locale?: string
          p_public_key?: string
          p_auth_secret?: string
          p_user_agent?: string
        }
        Returns: string
      }
      remind_announcement: {
        Args: {
          p_message_id: number
        }
        Returns: number
      }
      remind_change: {
        Args: {
          p_change_id: string
        }
        Returns: number
      }
      remind_fees: {
        Args: {
          p_fee_ids: string[]
        }
        Returns: number
      }
      remind_match: {
        Args: {
          p_match_id: string
        }
        Returns: {
          created_at: string
          created_by: string | null
          id: string
          match_id: string | null
          school_id: string
          team_id: string
          told: number
          training_id: string | null
          updated_at: string
        }
      }
      remind_training: {
        Args: {
          p_training_id: string
        }
        Returns: {
          created_at: string
          created_by: string | null
          id: string
          match_id: string | null
          school_id: string
          team_id: string
          told: number
          training_id: string | null
          updated_at: string
        }
      }
      remove_news_words: {
        Args: {
          p_kind: string
          p_locale: string
          p_seen_at: string
        }
        Returns: undefined
      }
      remove_notification_standard: {
        Args: {
          p_seen_at: string
          p_school_id?: string
        }
        Returns: undefined
      }
      remove_second_factors: {
        Args: {
          p_user_id: string
          p_reason: string
        }
        Returns: undefined
      }
      renew_calendar_feed: {
        Args: {
          p_feed_id: string
        }
        Returns: string
      }
      reopen_assessment: {
        Args: {
          p_assessment_id: string
          p_reason?: string
        }
        Returns: {
          author_id: string | null
          comment: string | null
          created_at: string
          cycle_id: string
          id: string
          kind: Database['public']['Enums']['assessment_kind']
          locked_at: string | null
          next_steps: string | null
          overall: number | null
          player_id: string
          school_id: string
          shared_at: string | null
          status: Database['public']['Enums']['assessment_status']
          strengths: string | null
          submitted_at: string | null
          template_id: string
          updated_at: string
          version: number
        }
      }
      reopen_match: {
        Args: {
          p_match_id: string
          p_reason: string
        }
        Returns: {
          answer_hours: number | null
          competition: string | null
          created_at: string
          current_period: number | null
          external_id: string | null
          family_note: string | null
          field_part_id: string | null
          finished_at: string | null
          format: number
          formation: string | null
          goals_against: number | null
          goals_for: number | null
          id: string
          is_home: boolean
          is_neutral: boolean
          kind: Database['public']['Enums']['match_kind']
          kit: string | null
          meet_at: string | null
          opponent: string
          period_minutes: number
          period_started_at: string | null
          periods: number
          school_id: string
          search_text: string
          started_at: string | null
          starts_at: string
          status: Database['public']['Enums']['match_status']
          team_id: string
          tournament_id: string | null
          updated_at: string
          venue: string | null
        }
      }
      report_backlog: {
        Args: never
        Returns: {
          school_id: string
          school_name: string
          open_count: number
          oldest_at: string
          officer_count: number
        }[]
      }
      report_concern: {
        Args: {
          p_body: string
          p_school_id?: string
          p_school_name?: string
          p_reporter_name?: string
          p_reporter_contact?: string
          p_about_user_id?: string
          p_about_name?: string
          p_is_about_officer?: boolean
          p_is_about_owner?: boolean
          p_is_for_platform?: boolean
          p_is_urgent?: boolean
          p_is_anonymous?: boolean
          p_challenge?: string
          p_nonce?: string
        }
        Returns: string
      }
      report_effort: {
        Args: {
          p_training_id: string
          p_player_id: string
          p_rpe: number
        }
        Returns: {
          absence_id: string | null
          answer: Database['public']['Enums']['attendance_answer'] | null
          answer_note: string | null
          answer_reason: Database['public']['Enums']['absence_reason'] | null
          answered_at: string | null
          answered_by: string | null
          created_at: string
          id: string
          minutes: number | null
          needs_reconfirmation: boolean
          player_id: string
          recorded_at: string | null
          recorded_by: string | null
          rpe: number | null
          school_id: string
          starts_at: string
          status: Database['public']['Enums']['attendance_status'] | null
          team_id: string
          training_id: string
          updated_at: string
        }
      }
      report_injury: {
        Args: {
          p_player_id: string
          p_body_part: string
          p_occurred_on?: string
          p_expected_return_on?: string
          p_note?: string
        }
        Returns: string
      }
      report_message: {
        Args: {
          p_message_id: number
          p_reason: string
        }
        Returns: {
          author_id: string | null
          closed_at: string | null
          conversation_id: string
          created_at: string
          handled_by: string | null
          id: string
          message_id: number
          reason: string
          reporter_id: string | null
          resolution: string | null
          school_id: string
          status: Database['public']['Enums']['report_status']
          updated_at: string
        }
      }
      request_erasure: {
        Args: {
          p_player_id?: string
        }
        Returns: {
          created_at: string
          decided_at: string | null
          decided_by: string | null
          due_on: string
          id: string
          player_id: string | null
          reason: string | null
          receipt: Json | null
          requested_by: string | null
          retention_id: string | null
          school_id: string | null
          status: Database['public']['Enums']['erasure_status']
          updated_at: string
          user_id: string | null
        }
      }
      request_role: {
        Args: {
          p_role: Database['public']['Enums']['app_role']
          p_message?: string
          p_school_name?: string
          p_child_name?: string
        }
        Returns: {
          child_name: string | null
          created_at: string
          decided_at: string | null
          decided_by: string | null
          id: string
          message: string | null
          role: Database['public']['Enums']['app_role']
          school_name: string | null
          status: Database['public']['Enums']['request_status']
          updated_at: string
          user_id: string
        }
      }
      request_team_join: {
        Args: {
          p_token: string
          p_first_name: string
          p_last_name: string
          p_date_of_birth: string
          p_relationship?: Database['public']['Enums']['guardian_relationship']
        }
        Returns: string
      }
      resend_deliveries: {
        Args: {
          p_channel: Database['public']['Enums']['delivery_channel']
          p_ids?: string[]
          p_reason?: string
        }
        Returns: number
      }
      resend_invitation: {
        Args: {
          p_invitation_id: string
        }
        Returns: undefined
      }
      restock_order: {
        Args: {
          p_order_id: string
        }
        Returns: undefined
      }
      review_training: {
        Args: {
          p_training_id: string
          p_review?: string
          p_minutes_over?: number
          p_recorded_at?: string
        }
        Returns: {
          author_id: string | null
          created_at: string
          minutes_over: number | null
          notes: string | null
          review: string | null
          reviewed_at: string | null
          school_id: string
          team_id: string
          training_id: string
          updated_at: string
        }
      }
      revoke_animation_share: {
        Args: {
          p_share_id: string
        }
        Returns: undefined
      }
      revoke_award: {
        Args: {
          p_award_id: string
          p_reason: string
        }
        Returns: {
          achievement_id: string
          awarded_at: string
          awarded_by: string | null
          created_at: string
          id: string
          player_id: string
          reached: number | null
          reason: string | null
          revoke_reason: string | null
          revoked_at: string | null
          revoked_by: string | null
          school_id: string
          season_id: string | null
        }
      }
      revoke_calendar_feed: {
        Args: {
          p_feed_id: string
        }
        Returns: undefined
      }
      revoke_exercise_share: {
        Args: {
          p_share_id: string
        }
        Returns: undefined
      }
      revoke_invitation: {
        Args: {
          p_invitation_id: string
        }
        Returns: undefined
      }
      revoke_role: {
        Args: {
          p_user_id: string
          p_role: Database['public']['Enums']['app_role']
          p_school_id?: string
        }
        Returns: undefined
      }
      revoke_team_link: {
        Args: {
          p_link_id: string
        }
        Returns: undefined
      }
      revoke_training_share: {
        Args: {
          p_share_id: string
        }
        Returns: undefined
      }
      save_academy: {
        Args: {
          p_school_id: string
          p_seen_at: string
          p_first_name: string
          p_last_name: string
          p_phone: string
          p_avatar_url: string
          p_job_title: string
          p_biography: string
          p_name: string
          p_type: Database['public']['Enums']['school_type']
          p_location: string
          p_address: string
          p_website: string
          p_description: string
          p_logo_url: string
        }
        Returns: string
      }
      save_achievement: {
        Args: {
          p_achievement: Json
        }
        Returns: {
          archived_at: string | null
          created_at: string
          icon: string
          id: string
          rule: Database['public']['Enums']['achievement_rule']
          shape: Database['public']['Enums']['badge_shape']
          sort_order: number
          threshold: number | null
          tier: Database['public']['Enums']['achievement_tier']
          updated_at: string
        }
      }
      save_animation: {
        Args: {
          p_animation: Json
        }
        Returns: {
          archived_at: string | null
          created_at: string
          id: string
          is_template: boolean
          owner_id: string | null
          preview: Json
          question_count: number
          question_topics: string[]
          scene: Json
          school_id: string | null
          search_text: string
          step_count: number
          team_id: string | null
          thumbnail_path: string | null
          title: string
          updated_at: string
          version: number
          visibility: Database['public']['Enums']['exercise_visibility']
        }
      }
      save_assessment: {
        Args: {
          p_cycle_id: string
          p_player_id: string
          p_kind: Database['public']['Enums']['assessment_kind']
          p_assessment: Json
          p_version?: number
        }
        Returns: {
          author_id: string | null
          comment: string | null
          created_at: string
          cycle_id: string
          id: string
          kind: Database['public']['Enums']['assessment_kind']
          locked_at: string | null
          next_steps: string | null
          overall: number | null
          player_id: string
          school_id: string
          shared_at: string | null
          status: Database['public']['Enums']['assessment_status']
          strengths: string | null
          submitted_at: string | null
          template_id: string
          updated_at: string
          version: number
        }
      }
      save_assessment_template: {
        Args: {
          p_template: Json
        }
        Returns: {
          archived_at: string | null
          author_id: string | null
          created_at: string
          description: string | null
          id: string
          name: string
          scale: Database['public']['Enums']['rating_scale']
          school_id: string
          updated_at: string
        }
      }
      save_development_plan: {
        Args: {
          p_plan: Json
          p_seen_at?: string
        }
        Returns: {
          author_id: string | null
          closed_at: string | null
          created_at: string
          ends_on: string
          family_agreed_at: string | null
          id: string
          player_agreed_at: string | null
          player_id: string
          previous_id: string | null
          school_id: string
          starts_on: string
          updated_at: string
          written_at: string
        }
      }
      save_development_review: {
        Args: {
          p_plan_id: string
          p_kind: Database['public']['Enums']['assessment_kind']
          p_review: Json
          p_seen_at?: string
        }
        Returns: {
          author_id: string | null
          created_at: string
          kind: Database['public']['Enums']['assessment_kind']
          next_steps: string | null
          plan_id: string
          player_id: string
          school_id: string
          shared_at: string | null
          steps: number[]
          updated_at: string
          words: string | null
        }
      }
      save_exercise: {
        Args: {
          p_exercise: Json
        }
        Returns: {
          animation_id: string | null
          archived_at: string | null
          area_length_m: number
          area_width_m: number
          author_id: string | null
          coaches: number
          corners: string[]
          created_at: string
          diagram: Json | null
          equipment: Json
          family_key: string | null
          has_heading: boolean
          id: string
          intensity: Database['public']['Enums']['intensity_level']
          keepers: number
          level: number
          licence: string | null
          max_age: number
          min_age: number
          minutes: number
          moment: Database['public']['Enums']['exercise_moment'] | null
          next_id: string | null
          phase: Database['public']['Enums']['training_phase']
          players_ideal: number | null
          players_max: number
          players_min: number
          practice_key: string | null
          practice_type: Database['public']['Enums']['practice_type']
          rest_seconds: number | null
          school_id: string | null
          sets: number | null
          slug: string | null
          source: string | null
          team_id: string | null
          topic: Database['public']['Enums']['exercise_topic']
          updated_at: string
          use_count: number
          version: number
          video_url: string | null
          visibility: Database['public']['Enums']['exercise_visibility']
          work_seconds: number | null
        }
      }
      save_individual_exercise: {
        Args: {
          p_exercise: Json
          p_seen_at?: string
        }
        Returns: {
          archived_at: string | null
          author_id: string | null
          created_at: string
          equipment: string[]
          id: string
          intensity: Database['public']['Enums']['intensity_level']
          is_lower_better: boolean
          level: number
          max_age: number
          measure: Database['public']['Enums']['practice_measure'] | null
          min_age: number
          minutes: number
          needs_go_ahead: boolean
          people: number
          place: Database['public']['Enums']['practice_place']
          repetitions: number | null
          school_id: string | null
          sets: number | null
          slug: string | null
          target: number | null
          team_id: string | null
          topic: Database['public']['Enums']['exercise_topic']
          updated_at: string
          video_url: string | null
          visibility: Database['public']['Enums']['exercise_visibility']
        }
      }
      save_lineup: {
        Args: {
          p_match_id: string
          p_seen: Json
          p_periods: Json
          p_formation?: string
          p_duties?: Json
        }
        Returns: Json
      }
      save_mental_exercise: {
        Args: {
          p_id: string
          p_exercise: Json
          p_seen_at?: string
        }
        Returns: string
      }
      save_notification_standard: {
        Args: {
          p_email: boolean
          p_push: boolean
          p_training: boolean
          p_messages: boolean
          p_tasks: boolean
          p_notes: boolean
          p_system: boolean
          p_payments: boolean
          p_training_lead: Database['public']['Enums']['lead_time']
          p_tasks_lead: Database['public']['Enums']['lead_time']
          p_digest: Database['public']['Enums']['digest_rhythm']
          p_school_id?: string
          p_seen_at?: string
        }
        Returns: string
      }
      save_player: {
        Args: {
          p_first_name: string
          p_last_name: string
          p_date_of_birth: string
          p_player_id?: string
          p_school_id?: string
          p_position?: Database['public']['Enums']['player_position']
          p_other_positions?: Database['public']['Enums']['player_position'][]
          p_strong_foot?: Database['public']['Enums']['strong_foot']
          p_squads?: Json
          p_expected?: string
          p_height_cm?: number
          p_weight_kg?: number
        }
        Returns: string
      }
      save_product: {
        Args: {
          p_product_id: string
          p_school_id: string
          p_name: string
          p_description: string
          p_category: Database['public']['Enums']['product_category']
          p_price_cents: number
          p_image_paths: string[]
          p_variants: Json
          p_seen_at?: string
        }
        Returns: {
          category: Database['public']['Enums']['product_category']
          created_at: string
          currency: string
          description: string
          id: string
          image_paths: string[]
          name: string
          position: number
          price_cents: number
          school_id: string
          status: Database['public']['Enums']['product_status']
          updated_at: string
        }
      }
      save_season_weeks: {
        Args: {
          p_plan_id: string
          p_weeks: Json
        }
        Returns: {
          week_on: string
          updated_at: string
        }[]
      }
      save_test_results: {
        Args: {
          p_team_id: string
          p_test_key: string
          p_measured_on: string
          p_entries: Json
        }
        Returns: {
          best: number
          created_at: string
          id: string
          measured_on: string
          player_id: string
          recorded_at: string
          recorded_by: string | null
          replaced_at: string | null
          replaced_by: string | null
          school_id: string
          team_id: string | null
          test_key: string
          tries: number[]
        }[]
      }
      save_tournament: {
        Args: {
          p_tournament_id: string
          p_version: number
          p_settings: Json
          p_teams: Json
          p_games: Json
        }
        Returns: number
      }
      save_training: {
        Args: {
          p_training: Json
        }
        Returns: {
          author_id: string | null
          change_reason: string | null
          created_at: string
          ends_at: string
          id: string
          notes: string | null
          objective: string | null
          place: string | null
          planned_players: number | null
          school_id: string
          search_text: string
          series_date: string | null
          series_id: string | null
          starts_at: string
          status: Database['public']['Enums']['training_status']
          team_id: string
          template_id: string | null
          title: string | null
          updated_at: string
          version: number
        }
      }
      save_training_template: {
        Args: {
          p_template: Json
        }
        Returns: {
          author_id: string | null
          created_at: string
          id: string
          is_shared: boolean
          notes: string | null
          objective: string | null
          school_id: string
          title: string
          updated_at: string
        }
      }
      school_cockpit: {
        Args: {
          p_school_id: string
          p_period: string
        }
        Returns: Json
      }
      school_finances: {
        Args: {
          p_school_id: string
          p_from?: string
          p_to?: string
        }
        Returns: {
          month: string
          fees_paid_cents: number
          fees_due_cents: number
          fees_waived_cents: number
          orders_paid_cents: number
          order_count: number
          refunded_cents: number
          income_cents: number
        }[]
      }
      school_people: {
        Args: {
          p_school_id: string
        }
        Returns: {
          user_id: string
          first_name: string
          last_name: string
          avatar_url: string
          is_owner: boolean
          duties: Database['public']['Enums']['officer_duty'][]
          teams: Json
        }[]
      }
      search_all_trainings: {
        Args: {
          p_query?: string
          p_school_id?: string
          p_status?: string
          p_from?: string
          p_to?: string
          p_sort?: string
          p_is_descending?: boolean
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          id: string
          title: string
          starts_at: string
          ends_at: string
          status: Database['public']['Enums']['training_status']
          place: string
          team_id: string
          team_name: string
          school_id: string
          school_name: string
          time_zone: string
          author_name: string
          planned_minutes: number
          recorded: number
          total_count: number
        }[]
      }
      search_children: {
        Args: {
          p_school_id: string
          p_query?: string
          p_user_id?: string
        }
        Returns: {
          id: string
          first_name: string
          last_name: string
          birth_year: number
          team_names: string[]
          guardian_count: number
          is_linked: boolean
          matches: number
        }[]
      }
      search_coaches: {
        Args: {
          p_query?: string
          p_team_ids?: string[]
          p_sort?: string
          p_is_descending?: boolean
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          user_id: string
          school_id: string
          first_name: string
          last_name: string
          avatar_url: string
          license: Database['public']['Enums']['coaching_license']
          specialization: Database['public']['Enums']['coach_specialization']
          years_of_experience: number
          teams: Json
          total_count: number
        }[]
      }
      search_everything: {
        Args: {
          p_query: string
          p_locale?: string
          p_limit?: number
        }
        Returns: {
          kind: string
          id: string
          title: string
          subtitle: string
          starts_at: string
          time_zone: string
          role: Database['public']['Enums']['app_role']
          is_cancelled: boolean
        }[]
      }
      search_exercises: {
        Args: {
          p_locale: string
          p_query?: string
          p_topics?: Database['public']['Enums']['exercise_topic'][]
          p_phases?: Database['public']['Enums']['training_phase'][]
          p_age?: number
          p_players?: number
          p_max_minutes?: number
          p_intensities?: Database['public']['Enums']['intensity_level'][]
          p_without_heading?: boolean
          p_favourites_only?: boolean
          p_sort?: string
          p_limit?: number
          p_offset?: number
          p_moments?: Database['public']['Enums']['exercise_moment'][]
          p_practice_types?: Database['public']['Enums']['practice_type'][]
          p_levels?: number[]
          p_max_length_m?: number
          p_max_width_m?: number
          p_coaches?: number
          p_keepers?: number
          p_collection_id?: string
          p_unused_weeks?: number
          p_unused_by_team_id?: string
          p_mine_only?: boolean
          p_without_equipment?: string[]
          p_inventory_team_id?: string
          p_school_id?: string
          p_expected?: number
        }
        Returns: {
          id: string
          slug: string
          title: string
          aim: string
          topic: Database['public']['Enums']['exercise_topic']
          moment: Database['public']['Enums']['exercise_moment']
          phase: Database['public']['Enums']['training_phase']
          practice_type: Database['public']['Enums']['practice_type']
          min_age: number
          max_age: number
          level: number
          players_min: number
          players_max: number
          area_length_m: number
          area_width_m: number
          minutes: number
          intensity: Database['public']['Enums']['intensity_level']
          has_heading: boolean
          equipment: Json
          diagram: Json
          is_favourite: boolean
          total_count: number
          school_id: string
          visibility: Database['public']['Enums']['exercise_visibility']
          keepers: number
          coaches: number
          animation_id: string
          use_count: number
          total_variants: number
          players_ideal: number
          sizes: number[]
          variant_ids: string[]
        }[]
      }
      search_players: {
        Args: {
          p_query?: string
          p_team_ids?: string[]
          p_birth_years?: number[]
          p_with_adults?: boolean
          p_status?: string
          p_sort?: string
          p_is_descending?: boolean
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          id: string
          first_name: string
          last_name: string
          date_of_birth: string
          position: Database['public']['Enums']['player_position']
          other_positions: Database['public']['Enums']['player_position'][]
          strong_foot: Database['public']['Enums']['strong_foot']
          photo_path: string
          guardian_count: number
          teams: Json
          total_count: number
        }[]
      }
      search_schools: {
        Args: {
          p_query?: string
          p_status?: string
          p_sort?: string
          p_is_descending?: boolean
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          id: string
          name: string
          type: Database['public']['Enums']['school_type']
          location: string
          logo_url: string
          created_at: string
          archived_at: string
          people_count: number
          team_count: number
          player_count: number
          total_count: number
        }[]
      }
      search_subscriptions: {
        Args: {
          p_query?: string
          p_state?: string
          p_role?: Database['public']['Enums']['app_role']
          p_tier?: Database['public']['Enums']['plan_tier']
          p_period?: Database['public']['Enums']['billing_period']
          p_country?: string
          p_sort?: string
          p_is_descending?: boolean
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          id: string
          user_id: string
          full_name: string
          email: string
          avatar_url: string
          payer_name: string
          school_name: string
          country: string
          role: Database['public']['Enums']['app_role']
          tier: Database['public']['Enums']['plan_tier']
          period: Database['public']['Enums']['billing_period']
          price_cents: number
          currency: string
          status: Database['public']['Enums']['subscription_status']
          is_late: boolean
          is_trial: boolean
          auto_renew: boolean
          has_notice: boolean
          started_at: string
          trial_ends_at: string
          period_ends_at: string
          ended_at: string
          stripe_id: string
          total_count: number
        }[]
      }
      search_teams: {
        Args: {
          p_query?: string
          p_age_groups?: string[]
          p_seasons?: string[]
          p_is_archived?: boolean
          p_sort?: string
          p_is_descending?: boolean
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          id: string
          school_id: string
          school_name: string
          name: string
          age_group: string
          season: string
          archived_at: string
          player_count: number
          staff_count: number
          total_count: number
        }[]
      }
      search_users: {
        Args: {
          p_query?: string
          p_status?: string
          p_role?: Database['public']['Enums']['app_role']
          p_sort?: string
          p_is_descending?: boolean
          p_limit?: number
          p_offset?: number
          p_school_id?: string
        }
        Returns: {
          id: string
          email: string
          full_name: string
          role: Database['public']['Enums']['app_role']
          status: Database['public']['Enums']['account_status']
          avatar_url: string
          created_at: string
          roles: string[]
          requested_role: Database['public']['Enums']['app_role']
          request_id: string
          request_message: string
          request_school_name: string
          request_child_name: string
          requested_at: string
          is_pending: boolean
          total_count: number
        }[]
      }
      season_ledger: {
        Args: {
          p_team_id: string
        }
        Returns: {
          player_id: string
          first_name: string
          last_name: string
          called: number
          started: number
          bench: number
          left_out: number
          unavailable: number
          seconds: number
          possible_seconds: number
          goalkeeper_seconds: number
          seconds_by_slot: Json
          goals: number
          assists: number
          yellow_cards: number
          red_cards: number
        }[]
      }
      season_plan_minutes: {
        Args: {
          p_plan_id: string
        }
        Returns: {
          week_on: string
          topic: Database['public']['Enums']['exercise_topic']
          target_minutes: number
          planned_minutes: number
          delivered_minutes: number
        }[]
      }
      season_results: {
        Args: {
          p_team_id: string
          p_kind?: Database['public']['Enums']['match_kind']
        }
        Returns: Json
      }
      second_factor_setting: {
        Args: never
        Returns: {
          is_required_for_admins: boolean
          admins_without: number
        }[]
      }
      second_factors_of: {
        Args: {
          p_user_id: string
        }
        Returns: {
          name: string
          added_at: string
        }[]
      }
      see_event_change: {
        Args: {
          p_change_id: string
        }
        Returns: number
      }
      send_contact_message: {
        Args: {
          p_name: string
          p_email: string
          p_subject: string
          p_body: string
          p_client_id: string
          p_language?: string
          p_kind?: Database['public']['Enums']['support_kind']
          p_challenge?: string
          p_nonce?: string
        }
        Returns: {
          number: number
          reply_due_at: string
        }[]
      }
      send_message: {
        Args: {
          p_conversation_id: string
          p_body: string
          p_reply_to?: number
          p_attachment?: Json
          p_client_id?: string
          p_mentioned?: string[]
        }
        Returns: {
          attachment: Json | null
          author_id: string | null
          body: string
          client_id: string | null
          conversation_id: string
          created_at: string
          deleted_at: string | null
          edited_at: string | null
          id: number
          reply_to: number | null
          school_id: string
        }
      }
      send_message_file: {
        Args: {
          p_conversation_id: string
          p_file: Json
          p_player_ids?: string[]
          p_body?: string
          p_client_id?: string
        }
        Returns: {
          attachment: Json | null
          author_id: string | null
          body: string
          client_id: string | null
          conversation_id: string
          created_at: string
          deleted_at: string | null
          edited_at: string | null
          id: number
          reply_to: number | null
          school_id: string
        }
      }
      send_news_test: {
        Args: {
          p_kind: string
          p_about_user?: string
        }
        Returns: string
      }
      send_notice: {
        Args: {
          p_kind: Database['public']['Enums']['notice_kind']
          p_order_id?: string
          p_subscription_id?: string
          p_reason?: string
        }
        Returns: {
          answer: string | null
          answered_at: string | null
          contact_email: string | null
          contact_name: string | null
          contract: string
          created_at: string
          id: string
          kind: Database['public']['Enums']['notice_kind']
          order_id: string | null
          reason: string | null
          received_at: string
          school_id: string | null
          status: Database['public']['Enums']['notice_status']
          subscription_id: string | null
          updated_at: string
          user_id: string | null
        }
      }
      send_push_test: {
        Args: {
          p_user_id: string
          p_title?: string
          p_body?: string
        }
        Returns: string
      }
      series_change_effect: {
        Args: {
          p_series_id: string
          p_from: string
          p_change: Json
          p_weekday?: number
        }
        Returns: Json
      }
      session_candidates: {
        Args: {
          p_team_id: string
          p_locale: string
        }
        Returns: Json
      }
      session_facts: {
        Args: {
          p_team_id: string
          p_starts_at: string
          p_ends_at: string
          p_training_id?: string
        }
        Returns: Json
      }
      set_account_status: {
        Args: {
          p_user_ids: string[]
          p_status: Database['public']['Enums']['account_status']
          p_reason?: string
        }
        Returns: number
      }
      set_collection_items: {
        Args: {
          p_collection_id: string
          p_exercise_ids: string[]
        }
        Returns: undefined
      }
      set_concern_status: {
        Args: {
          p_concern_id: string
          p_status: Database['public']['Enums']['concern_status']
          p_note?: string
        }
        Returns: Database['public']['Enums']['concern_status']
      }
      set_guardian_right: {
        Args: {
          p_link_id: string
          p_right: Database['public']['Enums']['guardian_right']
          p_is_given: boolean
        }
        Returns: undefined
      }
      set_lineup: {
        Args: {
          p_match_id: string
          p_period: number
          p_slots: Json
        }
        Returns: {
          created_at: string
          match_id: string
          period: number
          player_id: string
          school_id: string
          slot: string
          team_id: string
          updated_at: string
          x: number | null
          y: number | null
        }[]
      }
      set_message_reaction: {
        Args: {
          p_message_id: number
          p_emoji: Database['public']['Enums']['message_emoji']
          p_is_on: boolean
        }
        Returns: undefined
      }
      set_player_photo: {
        Args: {
          p_player_id: string
          p_path?: string
        }
        Returns: undefined
      }
      set_report_status: {
        Args: {
          p_report_id: string
          p_status: Database['public']['Enums']['report_status']
          p_resolution?: string
        }
        Returns: {
          author_id: string | null
          closed_at: string | null
          conversation_id: string
          created_at: string
          handled_by: string | null
          id: string
          message_id: number
          reason: string
          reporter_id: string | null
          resolution: string | null
          school_id: string
          status: Database['public']['Enums']['report_status']
          updated_at: string
        }
      }
      set_second_factor_setting: {
        Args: {
          p_is_required_for_admins: boolean
        }
        Returns: undefined
      }
      set_squad: {
        Args: {
          p_match_id: string
          p_entries: Json
        }
        Returns: {
          absence_id: string | null
          answer: Database['public']['Enums']['match_answer'] | null
          answered_at: string | null
          answered_by: string | null
          bench_order: number | null
          clearance: Database['public']['Enums']['ban_clearance'] | null
          created_at: string
          id: string
          is_captain: boolean
          match_id: string
          needs_reconfirmation: boolean
          player_id: string
          reason: Database['public']['Enums']['match_squad_reason'] | null
          role: Database['public']['Enums']['match_squad_role'] | null
          school_id: string
          set_pieces: Database['public']['Enums']['set_piece'][]
          shirt_number: number | null
          team_id: string
          updated_at: string
        }[]
      }
      set_support_state: {
        Args: {
          p_ticket_id: string
          p_state: Database['public']['Enums']['support_state']
        }
        Returns: Database['public']['Enums']['support_state']
      }
      set_task_status: {
        Args: {
          p_task_id: string
          p_status: Database['public']['Enums']['task_status']
          p_result?: string
        }
        Returns: {
          assigned_by: string | null
          body: string | null
          cancelled_at: string | null
          completed_at: string | null
          completed_by: string | null
          created_at: string
          due_at: string | null
          id: string
          individual_assignment_id: string | null
          kind: Database['public']['Enums']['task_kind']
          mental_assignment_id: string | null
          note_id: string | null
          player_id: string | null
          quiz_id: string | null
          reopened_at: string | null
          result: string | null
          school_id: string
          started_at: string | null
          status: Database['public']['Enums']['task_status']
          title: string | null
          updated_at: string
          user_id: string | null
        }
      }
      settle_fee: {
        Args: {
          p_fee_id: string
          p_status: Database['public']['Enums']['fee_status']
          p_method?: Database['public']['Enums']['fee_method']
          p_paid_on?: string
          p_note?: string
        }
        Returns: {
          amount_cents: number
          created_at: string
          created_by: string | null
          currency: string
          due_on: string
          id: string
          kind: Database['public']['Enums']['fee_kind']
          method: Database['public']['Enums']['fee_method'] | null
          note: string | null
          paid_on: string | null
          payment_reference: string | null
          player_id: string
          reminded_at: string | null
          reminder_count: number
          school_id: string
          statement_line: string | null
          status: Database['public']['Enums']['fee_status']
          title: string
          updated_at: string
        }
      }
      settle_fees: {
        Args: {
          p_fee_ids: string[]
          p_status: Database['public']['Enums']['fee_status']
          p_method?: Database['public']['Enums']['fee_method']
          p_paid_on?: string
          p_note?: string
        }
        Returns: number
      }
      settle_statement: {
        Args: {
          p_school_id: string
          p_lines: Json
        }
        Returns: {
          line_key: string
          result: string
        }[]
      }
      share_assessment: {
        Args: {
          p_assessment_ids: string[]
        }
        Returns: number
      }
      share_development_review: {
        Args: {
          p_plan_id: string
        }
        Returns: {
          author_id: string | null
          closed_at: string | null
          created_at: string
          ends_on: string
          family_agreed_at: string | null
          id: string
          player_agreed_at: string | null
          player_id: string
          previous_id: string | null
          school_id: string
          starts_on: string
          updated_at: string
          written_at: string
        }
      }
      share_player_stats: {
        Args: {
          p_player_ids: string[]
          p_includes_mental?: boolean
        }
        Returns: number
      }
      shared_animation: {
        Args: {
          p_token: string
        }
        Returns: {
          title: string
          scene: Json
          school_name: string
        }[]
      }
      shared_exercise: {
        Args: {
          p_token: string
        }
        Returns: Json
      }
      shared_training: {
        Args: {
          p_token: string
        }
        Returns: Json
      }
      squad_facts: {
        Args: {
          p_match_id: string
        }
        Returns: {
          player_id: string
          seconds: number
          possible_seconds: number
          starts: number
          is_left_out: boolean
          yellows: number
          reds: number
          is_sent_off: boolean
        }[]
      }
      squad_load: {
        Args: {
          p_match_id: string
        }
        Returns: {
          player_id: string
          trainings: number
          matches: number
          minutes: number
          day_minutes: number
          day_minutes_max: number
          sessions_week_max: number
          heading_sessions: number
          heading_sessions_max: number
          heading_sessions_per: string
          country: string
          age_group: string
          season_from: number
          is_binding: boolean
          source: string
          source_url: string
        }[]
      }
      start_concern: {
        Args: {
          p_school_id?: string
        }
        Returns: {
          challenge: string
          bits: number
          wait_seconds: number
        }[]
      }
      start_match: {
        Args: {
          p_match_id: string
        }
        Returns: {
          answer_hours: number | null
          competition: string | null
          created_at: string
          current_period: number | null
          external_id: string | null
          family_note: string | null
          field_part_id: string | null
          finished_at: string | null
          format: number
          formation: string | null
          goals_against: number | null
          goals_for: number | null
          id: string
          is_home: boolean
          is_neutral: boolean
          kind: Database['public']['Enums']['match_kind']
          kit: string | null
          meet_at: string | null
          opponent: string
          period_minutes: number
          period_started_at: string | null
          periods: number
          school_id: string
          search_text: string
          started_at: string | null
          starts_at: string
          status: Database['public']['Enums']['match_status']
          team_id: string
          tournament_id: string | null
          updated_at: string
          venue: string | null
        }
      }
      start_period: {
        Args: {
          p_match_id: string
          p_period: number
        }
        Returns: {
          answer_hours: number | null
          competition: string | null
          created_at: string
          current_period: number | null
          external_id: string | null
          family_note: string | null
          field_part_id: string | null
          finished_at: string | null
          format: number
          formation: string | null
          goals_against: number | null
          goals_for: number | null
          id: string
          is_home: boolean
          is_neutral: boolean
          kind: Database['public']['Enums']['match_kind']
          kit: string | null
          meet_at: string | null
          opponent: string
          period_minutes: number
          period_started_at: string | null
          periods: number
          school_id: string
          search_text: string
          started_at: string | null
          starts_at: string
          status: Database['public']['Enums']['match_status']
          team_id: string
          tournament_id: string | null
          updated_at: string
          venue: string | null
        }
      }
      start_player_vote: {
        Args: {
          p_match_id: string
        }
        Returns: undefined
      }
      start_season_plan: {
        Args: {
          p_team_id: string
          p_plan: Json
        }
        Returns: string
      }
      start_view_as: {
        Args: {
          p_user_id: string
          p_reason: string
        }
        Returns: {
          view_id: number
          ends_at: string
        }[]
      }
      submit_assessment: {
        Args: {
          p_assessment_id: string
        }
        Returns: {
          author_id: string | null
          comment: string | null
          created_at: string
          cycle_id: string
          id: string
          kind: Database['public']['Enums']['assessment_kind']
          locked_at: string | null
          next_steps: string | null
          overall: number | null
          player_id: string
          school_id: string
          shared_at: string | null
          status: Database['public']['Enums']['assessment_status']
          strengths: string | null
          submitted_at: string | null
          template_id: string
          updated_at: string
          version: number
        }
      }
      submit_self_rating: {
        Args: {
          p_player_id: string
          p_values: Json
          p_note?: string
        }
        Returns: {
          agility: number | null
          assessment_id: string | null
          ball_control: number | null
          created_at: string
          dribbling: number | null
          first_touch: number | null
          id: string
          note: string | null
          overall: number | null
          passing: number | null
          physical: number | null
          player_id: string
          recorded_at: string
          recorded_by: string | null
          school_id: string
          shared_at: string | null
          shooting: number | null
          source: Database['public']['Enums']['stat_source']
          speed: number | null
          stamina: number | null
          strength: number | null
          technical: number | null
        }[]
      }
      subscription_figures: { Args: never; Returns: Json }
      switch_news_kind: {
        Args: {
          p_kind: string
          p_channel: Database['public']['Enums']['delivery_channel']
          p_is_on: boolean
        }
        Returns: undefined
      }
      switch_role: {
        Args: {
          p_role: Database['public']['Enums']['app_role']
        }
        Returns: {
          avatar_url: string | null
          created_at: string
          email: string
          first_name: string
          id: string
          last_name: string
          locale: string
          mobile_locale: string | null
          phone: string | null
          role: Database['public']['Enums']['app_role'] | null
          status: Database['public']['Enums']['account_status']
          updated_at: string
        }
      }
      sync_invoice: {
        Args: {
          p_stripe_id: string
          p_stripe_status: string
          p_user_id: string
          p_total_cents: number
          p_issued_at: string
          p_seen_at: string
          p_is_failed?: boolean
          p_tax_cents?: number
          p_refunded_cents?: number
          p_paid_at?: string
          p_number?: string
          p_subscription_stripe_id?: string
          p_hosted_url?: string
          p_pdf_url?: string
        }
        Returns: {
          created_at: string
          currency: string
          hosted_url: string | null
          id: string
          issued_at: string
          number: string | null
          paid_at: string | null
          pdf_url: string | null
          refunded_cents: number
          status: Database['public']['Enums']['invoice_status']
          stripe_id: string
          subscription_id: string | null
          synced_at: string
          tax_cents: number
          total_cents: number
          updated_at: string
          user_id: string | null
        }
      }
      sync_subscription: {
        Args: {
          p_stripe_id: string
          p_stripe_status: string
          p_user_id: string
          p_payer_id: string
          p_plan_id: string
          p_auto_renew: boolean
          p_started_at: string
          p_period_starts_at: string
          p_period_ends_at: string
          p_seen_at: string
          p_price_cents?: number
          p_trial_ends_at?: string
          p_cancelled_at?: string
          p_ended_at?: string
        }
        Returns: {
          auto_renew: boolean
          cancelled_at: string | null
          created_at: string
          currency: string
          ended_at: string | null
          id: string
          late_since: string | null
          payer_id: string | null
          period: Database['public']['Enums']['billing_period']
          period_ends_at: string
          period_starts_at: string
          plan_id: string
          price_cents: number
          role: Database['public']['Enums']['app_role']
          started_at: string
          status: Database['public']['Enums']['subscription_status']
          stripe_id: string
          stripe_status: string
          synced_at: string
          tier: Database['public']['Enums']['plan_tier']
          trial_ends_at: string | null
          updated_at: string
          user_id: string | null
        }
      }
      take_notification_standard: { Args: never; Returns: undefined }
      take_stripe_event: {
        Args: {
          p_id: string
          p_type: string
          p_occurred_at: string
          p_payload: Json
        }
        Returns: boolean
      }
      taken_field_parts: {
        Args: {
          p_school_id: string
          p_starts_at: string[]
          p_ends_at: string[]
          p_series_id?: string
        }
        Returns: Json
      }
      team_attendance: {
        Args: {
          p_team_id: string
          p_from: string
          p_to?: string
        }
        Returns: {
          player_id: string
          first_name: string
          last_name: string
          shirt_number: number
          recorded: number
          came: number
          excused: number
          absent: number
          said_yes_but_missing: number
          rate: number
          effort: number
          last_five: Database['public']['Enums']['attendance_status'][]
        }[]
      }
      team_cockpit: {
        Args: {
          p_team_id: string
          p_period: string
        }
        Returns: Json
      }
      team_contacts: {
        Args: {
          p_team_id: string
        }
        Returns: {
          player_id: string
          guardian_id: string
          first_name: string
          last_name: string
          relationship: Database['public']['Enums']['guardian_relationship']
          is_primary: boolean
          phone: string
          emergency_phone: string
          email: string
          preferred_contact: Database['public']['Enums']['contact_channel']
        }[]
      }
      team_link_by_token: {
        Args: {
          p_token: string
        }
        Returns: {
          school_name: string
          team_name: string
          role: Database['public']['Enums']['app_role']
        }[]
      }
      team_test_days: {
        Args: {
          p_team_id: string
        }
        Returns: {
          test_key: string
          measured_on: string
          players: number
        }[]
      }
      training_ground: {
        Args: {
          p_training_id: string
        }
        Returns: {
          field: string
          part: string
          address: string
          surface: Database['public']['Enums']['field_surface']
          town: string
        }[]
      }
      training_list: {
        Args: {
          p_filter?: Json
        }
        Returns: Json
      }
      training_turnout: {
        Args: {
          p_training_ids: string[]
        }
        Returns: {
          training_id: string
          squad: number
          yes: number
          no: number
          maybe: number
          open: number
          answered: number
          asked_again: number
          present: number
          recorded: number
        }[]
      }
      treasury_fees: {
        Args: {
          p_school_id: string
          p_status?: Database['public']['Enums']['fee_status']
          p_is_late?: boolean
          p_query?: string
          p_team_id?: string
          p_kind?: Database['public']['Enums']['fee_kind']
          p_from?: string
          p_to?: string
          p_sort?: string
          p_is_descending?: boolean
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          id: string
          player_id: string
          first_name: string
          last_name: string
          team_names: string[]
          payers: string[]
          is_reachable: boolean
          kind: Database['public']['Enums']['fee_kind']
          title: string
          note: string
          amount_cents: number
          due_on: string
          status: Database['public']['Enums']['fee_status']
          method: Database['public']['Enums']['fee_method']
          paid_on: string
          is_by_card: boolean
          reminder_count: number
          reminded_at: string
          total_count: number
          total_cents: number
          late_cents: number
          player_count: number
        }[]
      }
      treasury_players: {
        Args: {
          p_school_id: string
        }
        Returns: {
          player_id: string
          first_name: string
          last_name: string
          team_ids: string[]
          team_names: string[]
          open_cents: number
          overdue_cents: number
          oldest_due_on: string
        }[]
      }
      treasury_schools: {
        Args: never
        Returns: {
          school_id: string
          name: string
          season_start_month: number
        }[]
      }
      treasury_teams: {
        Args: {
          p_school_id: string
          p_from?: string
          p_to?: string
        }
        Returns: {
          team_id: string
          name: string
          player_count: number
          open_cents: number
          overdue_cents: number
          paid_cents: number
        }[]
      }
      undo_match_event: {
        Args: {
          p_event_id: string
          p_is_undone?: boolean
        }
        Returns: {
          author_id: string | null
          client_id: string
          clock_seconds: number
          created_at: string
          device_id: string | null
          id: string
          is_opponent: boolean
          kind: Database['public']['Enums']['match_event_kind']
          match_id: string
          note: string | null
          period: number
          player_id: string | null
          school_id: string
          second_player_id: string | null
          team_id: string
          undone_at: string | null
          undone_by: string | null
          zone: string | null
        }
      }
      undo_match_import: {
        Args: {
          p_match_ids: string[]
        }
        Returns: number
      }
      undo_player_import: {
        Args: {
          p_player_ids: string[]
        }
        Returns: number
      }
      unlock_assessment: {
        Args: {
          p_assessment_id: string
          p_reason: string
        }
        Returns: {
          author_id: string | null
          comment: string | null
          created_at: string
          cycle_id: string
          id: string
          kind: Database['public']['Enums']['assessment_kind']
          locked_at: string | null
          next_steps: string | null
          overall: number | null
          player_id: string
          school_id: string
          shared_at: string | null
          status: Database['public']['Enums']['assessment_status']
          strengths: string | null
          submitted_at: string | null
          template_id: string
          updated_at: string
          version: number
        }
      }
      unread_counts: {
        Args: never
        Returns: {
          conversation_id: string
          unread: number
          muted_until: string
        }[]
      }
      unsubscribe_by_token: {
        Args: {
          p_token: string
          p_is_undo?: boolean
        }
        Returns: undefined
      }
      update_account: {
        Args: {
          p_user_id: string
          p_first_name: string
          p_last_name: string
          p_phone: string
          p_locale: string
          p_seen_at: string
        }
        Returns: string
      }
      update_player_stats: {
        Args: {
          p_entries: Json
          p_is_shared?: boolean
        }
        Returns: {
          agility: number | null
          assessment_id: string | null
          ball_control: number | null
          created_at: string
          dribbling: number | null
          first_touch: number | null
          id: string
          note: string | null
          overall: number | null
          passing: number | null
          physical: number | null
          player_id: string
          recorded_at: string
          recorded_by: string | null
          school_id: string
          shared_at: string | null
          shooting: number | null
          source: Database['public']['Enums']['stat_source']
          speed: number | null
          stamina: number | null
          strength: number | null
          technical: number | null
        }[]
      }
      view_as: {
        Args: {
          p_view_id: number
        }
        Returns: Json
      }
      withdraw_erasure: {
        Args: {
          p_request_id: string
        }
        Returns: {
          created_at: string
          decided_at: string | null
          decided_by: string | null
          due_on: string
          id: string
          player_id: string | null
          reason: string | null
          receipt: Json | null
          requested_by: string | null
          retention_id: string | null
          school_id: string | null
          status: Database['public']['Enums']['erasure_status']
          updated_at: string
          user_id: string | null
        }
      }
      withdraw_lift: {
        Args: {
          p_lift_id: string
        }
        Returns: undefined
      }
      withdraw_lift_ask: {
        Args: {
          p_ask_id: string
        }
        Returns: undefined
      }
      withdraw_move: {
        Args: {
          p_move_id: string
        }
        Returns: undefined
      }
      withdraw_role_request: { Args: never; Returns: undefined }
      write_news_words: {
        Args: {
          p_kind: string
          p_locale: string
          p_subject: string
          p_body: string
          p_full_body?: string
          p_seen_at?: string
        }
        Returns: string
      }
    }
    Enums: {
      absence_reason: 'holiday' | 'illness' | 'injury' | 'school' | 'family' | 'other'
      account_status: 'active' | 'suspended'
      achievement_rule:
        | 'by_hand'
        | 'attendance_streak'
        | 'trainings_attended'
        | 'tasks_done'
        | 'individual_tasks_done'
        | 'mental_tasks_done'
        | 'practice_days'
        | 'practice_minutes'
        | 'matches_in_squad'
        | 'fair_play_streak'
        | 'stat_improved'
        | 'self_ratings'
      achievement_tier: 'bronze' | 'silver' | 'gold'
      app_role: 'admin' | 'owner' | 'coach' | 'parent' | 'player'
      assessment_kind: 'coach' | 'self'
      assessment_status: 'draft' | 'submitted' | 'shared'
      assessment_term: 'autumn' | 'winter' | 'spring' | 'extra'
      assignment_status: 'assigned' | 'in_progress' | 'done' | 'cancelled'
      attendance_answer: 'yes' | 'no' | 'maybe'
      attendance_status: 'present' | 'late' | 'excused' | 'absent' | 'injured'
      badge_shape: 'circle' | 'shield' | 'hexagon' | 'star' | 'ribbon'
      ban_clearance: 'served' | 'lifted' | 'elsewhere' | 'mistake'
      billing_period: 'monthly' | 'yearly'
      booking_kind: 'training' | 'match' | 'meeting' | 'maintenance' | 'hire' | 'other'
      booking_status: 'booked' | 'cancelled'
      calendar_feed_scope: 'all' | 'team' | 'child'
      coach_specialization:
        | 'head_coach'
        | 'foundation_phase'
        | 'youth_phase'
        | 'goalkeeping'
        | 'fitness'
        | 'individual'
        | 'analysis'
        | 'mental'
      coaching_license:
        | 'none'
        | 'entry'
        | 'uefa_d'
        | 'uefa_c'
        | 'uefa_b'
        | 'uefa_a'
        | 'uefa_pro'
        | 'goalkeeper_b'
        | 'goalkeeper_a'
        | 'other'
      collection_visibility: 'me' | 'school'
      concern_note_kind: 'internal' | 'reply' | 'addition'
      concern_status: 'open' | 'in_review' | 'closed'
      consent_method: 'app' | 'paper'
      consent_purpose: 'photo_video' | 'publication' | 'marketing' | 'health_data' | 'push_to_child'
      contact_channel: 'phone' | 'email' | 'app'
      conversation_end: 'unsupervised' | 'deserted' | 'team_archived' | 'player_left'
      conversation_kind: 'team' | 'staff' | 'family' | 'direct' | 'announcement'
      delivery_channel: 'email' | 'push'
      delivery_method: 'shipping' | 'pickup'
      digest_rhythm: 'off' | 'daily' | 'weekly'
      equipment_condition: 'new' | 'good' | 'worn' | 'broken'
      equipment_kind:
        | 'balls'
        | 'cones'
        | 'flat_markers'
        | 'poles'
        | 'bibs'
        | 'mini_goals'
        | 'youth_goals'
        | 'full_goals'
        | 'mannequins'
        | 'ladders'
        | 'hurdles'
        | 'rings'
        | 'rebounders'
        | 'other'
      erasure_status: 'requested' | 'approved' | 'refused' | 'done' | 'withdrawn'
      event_change_kind: 'moved' | 'cancelled' | 'restored'
      exercise_moment:
        | 'in_possession'
        | 'out_of_possession'
        | 'transition_to_attack'
        | 'transition_to_defence'
        | 'set_play'
      exercise_topic:
        | 'ball_mastery'
        | 'dribbling'
        | 'first_touch'
        | 'passing'
        | 'switching_play'
        | 'crossing'
        | 'heading'
        | 'finishing'
        | 'possession'
        | 'combination_play'
        | 'pressing'
        | 'counter_press'
        | 'counter_attack'
        | 'compactness'
        | 'defending_1v1'
        | 'defending_group'
        | 'goalkeeping'
        | 'set_pieces'
        | 'coordination'
        | 'speed'
        | 'strength'
        | 'mobility'
        | 'fun'
      exercise_visibility: 'me' | 'team' | 'school' | 'public'
      fee_kind: 'membership' | 'season' | 'camp' | 'tournament' | 'equipment' | 'other'
      fee_method: 'transfer' | 'direct_debit' | 'cash' | 'card'
      fee_status: 'due' | 'paid' | 'waived'
      field_part_kind: 'whole' | 'half' | 'third' | 'quarter' | 'sixth' | 'custom'
      field_surface:
        'grass' | 'artificial_turf' | 'hybrid' | 'clay' | 'hard_court' | 'sand' | 'indoor'
      game_outcome: 'home' | 'away' | 'draw'
      guardian_relationship: 'father' | 'mother' | 'guardian' | 'relative' | 'other' | 'parent'
      guardian_right: 'can_consent' | 'can_pay' | 'receives_health'
      intensity_level: 'low' | 'medium' | 'high' | 'very_high'
      invitation_status: 'pending' | 'accepted' | 'declined' | 'revoked' | 'expired'
      invoice_status: 'pending' | 'paid' | 'failed' | 'refunded'
      lead_time: '15_minutes' | '30_minutes' | '1_hour' | '2_hours' | '1_day' | '2_days' | '1_week'
      lift_ask_status: 'asked' | 'accepted' | 'declined'
      lift_direction: 'there' | 'back' | 'both'
      link_status: 'pending' | 'active' | 'objected' | 'ended'
      live_ticker: 'off' | 'goals' | 'names'
      match_answer: 'yes' | 'no' | 'maybe'
      match_clock_step:
        'start' | 'start_period' | 'end_period' | 'resume_period' | 'finish' | 'abandon'
      match_event_kind:
        | 'goal'
        | 'penalty_goal'
        | 'own_goal'
        | 'penalty_missed'
        | 'chance'
        | 'save'
        | 'yellow'
        | 'yellow_red'
        | 'red'
        | 'substitution'
        | 'note'
      match_kind: 'league' | 'cup' | 'friendly' | 'tournament' | 'festival'
      match_squad_reason: 'rotation' | 'unavailable' | 'training' | 'discipline' | 'other'
      match_squad_role: 'starter' | 'bench' | 'not_called'
      match_status: 'planned' | 'live' | 'finished' | 'cancelled'
      mental_occasion:
        'any_time' | 'before_training' | 'before_match' | 'during_match' | 'after_match' | 'evening'
      mental_skill:
        | 'goal_setting'
        | 'imagery'
        | 'self_talk'
        | 'relaxation'
        | 'attention'
        | 'routines'
        | 'reflection'
        | 'mistakes'
        | 'team_spirit'
        | 'sleep'
      message_change: 'edited' | 'deleted'
      message_emoji: '👍' | '❤️' | '😂' | '⚽' | '👏' | '😮'
      message_file_kind: 'picture' | 'document'
      move_status: 'asked' | 'confirmed' | 'declined' | 'withdrawn'
      note_kind: 'observation' | 'praise' | 'goal' | 'development' | 'conversation'
      note_visibility: 'staff' | 'player' | 'family'
      notice_kind: 'withdrawal' | 'cancellation'
      notice_status: 'received' | 'accepted' | 'declined' | 'settled'
      notification_category: 'training' | 'messages' | 'tasks' | 'notes' | 'system' | 'payments'
      office_proposal_status: 'proposed' | 'appointed' | 'declined' | 'refused' | 'withdrawn'
      officer_duty: 'safeguarding' | 'treasurer'
      order_status: 'payment_pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled'
      plan_allowance: 'teams' | 'players'
      plan_tier: 'free' | 'starter' | 'professional' | 'club'
      player_position: 'goalkeeper' | 'defender' | 'midfielder' | 'forward' | 'utility'
      player_vote_state: 'none' | 'refused' | 'open' | 'over'
      practice_measure: 'repetitions' | 'seconds' | 'metres'
      practice_place: 'anywhere' | 'room' | 'yard' | 'wall' | 'pitch'
      practice_type:
        | 'unopposed'
        | 'passive_opposition'
        | 'opposed'
        | 'rondo'
        | 'positional_game'
        | 'wave'
        | 'phase_of_play'
        | 'small_sided_game'
        | 'conditioned_game'
        | 'free_game'
        | 'test'
        | 'fun_game'
      product_category:
        | 'match_kit'
        | 'training_wear'
        | 'leisure_wear'
        | 'goalkeeping'
        | 'footwear'
        | 'balls'
        | 'training_equipment'
        | 'accessories'
        | 'fan_items'
        | 'vouchers'
      product_status: 'draft' | 'published' | 'archived'
      push_address_kind: 'token' | 'installation' | 'subscription'
      push_platform: 'web' | 'android' | 'ios'
      quiz_question_kind: 'choose' | 'tap'
      rating_scale: 'five_steps' | 'ten_steps' | 'ten_decimals'
      report_status: 'open' | 'in_review' | 'closed'
      request_status: 'pending' | 'approved' | 'declined' | 'withdrawn'
      school_type: 'academy' | 'club' | 'school' | 'training_center'
      season_block_kind: 'preparation' | 'competition' | 'transition' | 'break'
      series_exception: 'skipped' | 'moved'
      set_piece: 'penalty' | 'free_kick' | 'corner_left' | 'corner_right'
      share_lifetime: 'day' | 'month' | 'season' | 'never'
      staff_role:
        'head_coach' | 'assistant_coach' | 'goalkeeper_coach' | 'athletic_coach' | 'team_manager'
      stat_group: 'physical' | 'technical' | 'tactical' | 'mental' | 'social'
      stat_source: 'coach' | 'self' | 'assessment'
      stock_reason: 'delivery' | 'correction' | 'order' | 'order_cancelled' | 'order_returned'
      strong_foot: 'left' | 'right' | 'both'
      subscription_status: 'active' | 'cancelled' | 'expired'
      support_kind: 'question' | 'fault' | 'idea' | 'billing' | 'sales' | 'account'
      support_state: 'open' | 'waiting_for_you' | 'solved' | 'closed'
      task_cheer: 'well_done' | 'great_effort' | 'keep_going'
      task_kind: 'individual' | 'mental' | 'general' | 'quiz'
      task_status: 'open' | 'in_progress' | 'done' | 'cancelled'
      test_band: 'upper_quarter' | 'middle_half' | 'still_growing'
      test_unit: 'seconds' | 'centimetres' | 'metres' | 'touches' | 'hits'
      tournament_kind: 'festival' | 'tournament'
      training_phase: 'warm_up' | 'main_part' | 'game' | 'cool_down'
      training_status: 'planned' | 'done' | 'cancelled'
    }
    CompositeTypes: { [_ in never]: never }
  }
}

type PublicSchema = Database['public']

export type Tables<Name extends keyof (PublicSchema['Tables'] & PublicSchema['Views'])> =
  (PublicSchema['Tables'] & PublicSchema['Views'])[Name]['Row']

export type TablesInsert<Name extends keyof PublicSchema['Tables']> =
  PublicSchema['Tables'][Name]['Insert']

export type TablesUpdate<Name extends keyof PublicSchema['Tables']> =
  PublicSchema['Tables'][Name]['Update']

export type Enums<Name extends keyof PublicSchema['Enums']> = PublicSchema['Enums'][Name]

export const Constants = {
  public: {
    Enums: {
      absence_reason: ['holiday', 'illness', 'injury', 'school', 'family', 'other'],
      account_status: ['active', 'suspended'],
      achievement_rule: [
        'by_hand',
        'attendance_streak',
        'trainings_attended',
        'tasks_done',
        'individual_tasks_done',
        'mental_tasks_done',
        'practice_days',
        'practice_minutes',
        'matches_in_squad',
        'fair_play_streak',
        'stat_improved',
        'self_ratings',
      ],
      achievement_tier: ['bronze', 'silver', 'gold'],
      app_role: ['admin', 'owner', 'coach', 'parent', 'player'],
      assessment_kind: ['coach', 'self'],
      assessment_status: ['draft', 'submitted', 'shared'],
      assessment_term: ['autumn', 'winter', 'spring', 'extra'],
      assignment_status: ['assigned', 'in_progress', 'done', 'cancelled'],
      attendance_answer: ['yes', 'no', 'maybe'],
      attendance_status: ['present', 'late', 'excused', 'absent', 'injured'],
      badge_shape: ['circle', 'shield', 'hexagon', 'star', 'ribbon'],
      ban_clearance: ['served', 'lifted', 'elsewhere', 'mistake'],
      billing_period: ['monthly', 'yearly'],
      booking_kind: ['training', 'match', 'meeting', 'maintenance', 'hire', 'other'],
      booking_status: ['booked', 'cancelled'],
      calendar_feed_scope: ['all', 'team', 'child'],
      coach_specialization: [
        'head_coach',
        'foundation_phase',
        'youth_phase',
        'goalkeeping',
        'fitness',
        'individual',
        'analysis',
        'mental',
      ],
      coaching_license: [
        'none',
        'entry',
        'uefa_d',
        'uefa_c',
        'uefa_b',
        'uefa_a',
        'uefa_pro',
        'goalkeeper_b',
        'goalkeeper_a',
        'other',
      ],
      collection_visibility: ['me', 'school'],
      concern_note_kind: ['internal', 'reply', 'addition'],
      concern_status: ['open', 'in_review', 'closed'],
      consent_method: ['app', 'paper'],
      consent_purpose: ['photo_video', 'publication', 'marketing', 'health_data', 'push_to_child'],
      contact_channel: ['phone', 'email', 'app'],
      conversation_end: ['unsupervised', 'deserted', 'team_archived', 'player_left'],
      conversation_kind: ['team', 'staff', 'family', 'direct', 'announcement'],
      delivery_channel: ['email', 'push'],
      delivery_method: ['shipping', 'pickup'],
      digest_rhythm: ['off', 'daily', 'weekly'],
      equipment_condition: ['new', 'good', 'worn', 'broken'],
      equipment_kind: [
        'balls',
        'cones',
        'flat_markers',
        'poles',
        'bibs',
        'mini_goals',
        'youth_goals',
        'full_goals',
        'mannequins',
        'ladders',
        'hurdles',
        'rings',
        'rebounders',
        'other',
      ],
      erasure_status: ['requested', 'approved', 'refused', 'done', 'withdrawn'],
      event_change_kind: ['moved', 'cancelled', 'restored'],
      exercise_moment: [
        'in_possession',
        'out_of_possession',
        'transition_to_attack',
        'transition_to_defence',
        'set_play',
      ],
      exercise_topic: [
        'ball_mastery',
        'dribbling',
        'first_touch',
        'passing',
        'switching_play',
        'crossing',
        'heading',
        'finishing',
        'possession',
        'combination_play',
        'pressing',
        'counter_press',
        'counter_attack',
        'compactness',
        'defending_1v1',
        'defending_group',
        'goalkeeping',
        'set_pieces',
        'coordination',
        'speed',
        'strength',
        'mobility',
        'fun',
      ],
      exercise_visibility: ['me', 'team', 'school', 'public'],
      fee_kind: ['membership', 'season', 'camp', 'tournament', 'equipment', 'other'],
      fee_method: ['transfer', 'direct_debit', 'cash', 'card'],
      fee_status: ['due', 'paid', 'waived'],
      field_part_kind: ['whole', 'half', 'third', 'quarter', 'sixth', 'custom'],
      field_surface: ['grass', 'artificial_turf', 'hybrid', 'clay', 'hard_court', 'sand', 'indoor'],
      game_outcome: ['home', 'away', 'draw'],
      guardian_relationship: ['father', 'mother', 'guardian', 'relative', 'other', 'parent'],
      guardian_right: ['can_consent', 'can_pay', 'receives_health'],
      intensity_level: ['low', 'medium', 'high', 'very_high'],
      invitation_status: ['pending', 'accepted', 'declined', 'revoked', 'expired'],
      invoice_status: ['pending', 'paid', 'failed', 'refunded'],
      lead_time: ['15_minutes', '30_minutes', '1_hour', '2_hours', '1_day', '2_days', '1_week'],
      lift_ask_status: ['asked', 'accepted', 'declined'],
      lift_direction: ['there', 'back', 'both'],
      link_status: ['pending', 'active', 'objected', 'ended'],
      live_ticker: ['off', 'goals', 'names'],
      match_answer: ['yes', 'no', 'maybe'],
      match_clock_step: [
        'start',
        'start_period',
        'end_period',
        'resume_period',
        'finish',
        'abandon',
      ],
      match_event_kind: [
        'goal',
        'penalty_goal',
        'own_goal',
        'penalty_missed',
        'chance',
        'save',
        'yellow',
        'yellow_red',
        'red',
        'substitution',
        'note',
      ],
      match_kind: ['league', 'cup', 'friendly', 'tournament', 'festival'],
      match_squad_reason: ['rotation', 'unavailable', 'training', 'discipline', 'other'],
      match_squad_role: ['starter', 'bench', 'not_called'],
      match_status: ['planned', 'live', 'finished', 'cancelled'],
      mental_occasion: [
        'any_time',
        'before_training',
        'before_match',
        'during_match',
        'after_match',
        'evening',
      ],
      mental_skill: [
        'goal_setting',
        'imagery',
        'self_talk',
        'relaxation',
        'attention',
        'routines',
        'reflection',
        'mistakes',
        'team_spirit',
        'sleep',
      ],
      message_change: ['edited', 'deleted'],
      message_emoji: ['👍', '❤️', '😂', '⚽', '👏', '😮'],
      message_file_kind: ['picture', 'document'],
      move_status: ['asked', 'confirmed', 'declined', 'withdrawn'],
      note_kind: ['observation', 'praise', 'goal', 'development', 'conversation'],
      note_visibility: ['staff', 'player', 'family'],
      notice_kind: ['withdrawal', 'cancellation'],
      notice_status: ['received', 'accepted', 'declined', 'settled'],
      notification_category: ['training', 'messages', 'tasks', 'notes', 'system', 'payments'],
      office_proposal_status: ['proposed', 'appointed', 'declined', 'refused', 'withdrawn'],
      officer_duty: ['safeguarding', 'treasurer'],
      order_status: ['payment_pending', 'paid', 'shipped', 'delivered', 'cancelled'],
      plan_allowance: ['teams', 'players'],
      plan_tier: ['free', 'starter', 'professional', 'club'],
      player_position: ['goalkeeper', 'defender', 'midfielder', 'forward', 'utility'],
      player_vote_state: ['none', 'refused', 'open', 'over'],
      practice_measure: ['repetitions', 'seconds', 'metres'],
      practice_place: ['anywhere', 'room', 'yard', 'wall', 'pitch'],
      practice_type: [
        'unopposed',
        'passive_opposition',
        'opposed',
        'rondo',
        'positional_game',
        'wave',
        'phase_of_play',
        'small_sided_game',
        'conditioned_game',
        'free_game',
        'test',
        'fun_game',
      ],
      product_category: [
        'match_kit',
        'training_wear',
        'leisure_wear',
        'goalkeeping',
        'footwear',
        'balls',
        'training_equipment',
        'accessories',
        'fan_items',
        'vouchers',
      ],
      product_status: ['draft', 'published', 'archived'],
      push_address_kind: ['token', 'installation', 'subscription'],
      push_platform: ['web', 'android', 'ios'],
      quiz_question_kind: ['choose', 'tap'],
      rating_scale: ['five_steps', 'ten_steps', 'ten_decimals'],
      report_status: ['open', 'in_review', 'closed'],
      request_status: ['pending', 'approved', 'declined', 'withdrawn'],
      school_type: ['academy', 'club', 'school', 'training_center'],
      season_block_kind: ['preparation', 'competition', 'transition', 'break'],
      series_exception: ['skipped', 'moved'],
      set_piece: ['penalty', 'free_kick', 'corner_left', 'corner_right'],
      share_lifetime: ['day', 'month', 'season', 'never'],
      staff_role: [
        'head_coach',
        'assistant_coach',
        'goalkeeper_coach',
        'athletic_coach',
        'team_manager',
      ],
      stat_group: ['physical', 'technical', 'tactical', 'mental', 'social'],
      stat_source: ['coach', 'self', 'assessment'],
      stock_reason: ['delivery', 'correction', 'order', 'order_cancelled', 'order_returned'],
      strong_foot: ['left', 'right', 'both'],
      subscription_status: ['active', 'cancelled', 'expired'],
      support_kind: ['question', 'fault', 'idea', 'billing', 'sales', 'account'],
      support_state: ['open', 'waiting_for_you', 'solved', 'closed'],
      task_cheer: ['well_done', 'great_effort', 'keep_going'],
      task_kind: ['individual', 'mental', 'general', 'quiz'],
      task_status: ['open', 'in_progress', 'done', 'cancelled'],
      test_band: ['upper_quarter', 'middle_half', 'still_growing'],
      test_unit: ['seconds', 'centimetres', 'metres', 'touches', 'hits'],
      tournament_kind: ['festival', 'tournament'],
      training_phase: ['warm_up', 'main_part', 'game', 'cool_down'],
      training_status: ['planned', 'done', 'cancelled'],
    },
  },
} as const
